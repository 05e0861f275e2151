import type { Language, Said } from '@veillee/kernel'
import { DETAILS, type DetailId } from './details.ts'

const AND: Readonly<Record<Language, string>> = { fr: ' et ', en: ' and ' }

function listed(names: readonly string[], language: Language): string {
  const whole =
    names.length < 2 ? names.join('') : names.slice(0, -1).join(', ') + AND[language] + names.at(-1)
  return `${whole.charAt(0).toLocaleUpperCase(language)}${whole.slice(1)}.`
}

/** A card for those who do not see it: what is on it, in alphabetical order, so that nothing is given away. */
export function spokenList(details: readonly DetailId[]): Said {
  const inOrder = (language: Language) =>
    listed(
      details.map(id => DETAILS[id].name[language]).sort((a, b) => a.localeCompare(b, language)),
      language,
    )
  return { fr: inOrder('fr'), en: inOrder('en') }
}
