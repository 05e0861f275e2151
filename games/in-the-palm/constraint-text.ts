import { composed, type Said } from '@veillee/kernel'
import { type Ask, nameOf, type ObjectKind } from '@veillee/touch'

/** PALM-41: what a Constraint card says below its picture. */
export function constraintText(ask: Ask): Said {
  switch (ask.ask) {
    case 'only-objects':
      return onlyObjects(ask.objects)
    case 'at-least-object':
      return { en: `At least ${nameOf(ask.object).en}`, fr: `Au moins ${nameOf(ask.object).fr}` }
    case 'only-fingers':
      return { en: 'Only on the fingers', fr: 'Sur les doigts seulement' }
    case 'not-fingers':
      return { en: 'Never on the fingers', fr: 'Jamais sur les doigts' }
    case 'only-back':
      return { en: 'Only on the back of the hand', fr: 'Sur le dos de la main seulement' }
    case 'upright':
      return { en: 'The hand held upright', fr: 'La main à la verticale' }
    case 'three-objects':
      return { en: 'At least three objects', fr: 'Au moins trois objets' }
    case 'one-object':
      return { en: 'One object and no more', fr: 'Un seul objet, pas plus' }
  }
}

function onlyObjects(kinds: readonly ObjectKind[]): Said {
  const listed = composed((say, locale) =>
    new Intl.ListFormat(locale).format(kinds.map(kind => say(nameOf(kind)))),
  )
  return { en: `Only ${listed.en}`, fr: `Seulement ${listed.fr}` }
}
