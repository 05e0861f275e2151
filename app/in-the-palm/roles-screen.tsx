import { Primary, Quiet } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { byEarOr } from '../device/by-ear.ts'
import { Bar } from '../game-kit/bar.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { de } from '../words/french.ts'
import { listed, said } from '../words/language.ts'
import { Cast } from './cast.tsx'
import { ChooseSense } from './choose-sense.tsx'
import { choicesOf, usePlay } from './moves.ts'
import { Objects } from './objects.tsx'
import { type Role, roleOf, useCast } from './role.ts'

const WORDS = {
  draw: { fr: 'Piocher le premier souvenir', en: 'Draw the first memory' },
  objects: {
    fr: 'Sors les objets, ou ce qui leur ressemble.',
    en: 'Get the objects out, or whatever is like them.',
  },
  objectsAll: {
    fr: 'Sortez les objets, ou ce qui leur ressemble.',
    en: 'Get the objects out, or whatever is like them.',
  },
  see: { fr: 'Mets-toi là où tu verras bien la main.', en: 'Sit where you can see the hand well.' },
  repeated: {
    fr: 'Choisis qui te refera les gestes dans la paume.',
    en: 'Choose who will repeat the gestures in your own palm.',
  },
} as const

const FAR = {
  child: { fr: 'Les objets t’attendent sur ton écran.', en: 'The objects are waiting on your screen.' },
  grandfather: {
    fr: 'Installe-toi dans le calme : ta main va sentir.',
    en: 'Find a quiet place: your hand is about to feel.',
  },
  others: { fr: 'Tu verras tout sur ton écran.', en: 'You will see everything on your screen.' },
  told: { fr: 'On te dira chaque geste.', en: 'You will be told every gesture.' },
  watcher: { fr: 'Le mime se montrera avec les points.', en: 'The mime will be shown with the score.' },
} as const

function moreFor(role: Role, isFar: boolean) {
  if (!isFar)
    return role === 'opponent' || role === 'watcher' ? byEarOr(WORDS.repeated, WORDS.see) : WORDS.objects
  return role === 'opponent' || role === 'otherChild' ? byEarOr(FAR.told, FAR.others) : FAR[role]
}

/** PALM-8, 10, 27: who is Grandfather and who the Child, before the first memory is drawn. */
export function RolesScreen({ match, seat }: PlayProps<'in-the-palm'>) {
  const { table } = match.view
  const { isInMiddle } = usePassPhone()
  const role = isInMiddle ? 'watcher' : roleOf(table, seat?.seat ?? null)
  const play = usePlay(seat)
  const sitter = useSitter()
  const { draw, grandfather = [] } = choicesOf(seat)
  const isFar = table.options.setting === 'remote'
  return (
    <Screen
      name="palm-roles"
      bar={<Bar />}
      say={useSentence(match.view.table, role)}
      more={said(isInMiddle && !isFar ? WORDS.objectsAll : moreFor(role, isFar))}
      act={
        <>
          {grandfather.map(one => (
            <Quiet key={one} icon="swap" onPress={() => play('grandfather', one)}>
              {said({
                fr: `Plutôt la main ${de(sitter(one).name)}`,
                en: `Use ${sitter(one).name}’s hand instead`,
              })}
            </Quiet>
          ))}
          {role === 'grandfather' && isFar && <ChooseSense />}
          {draw && <Primary onPress={() => play('draw')}>{said(WORDS.draw)}</Primary>}
          {!draw && <AwaitedDraw child={sitter(table.child).name} />}
        </>
      }
    >
      <div class="stack">
        <Cast table={table} />
        <Objects isByName={isFar} />
      </div>
    </Screen>
  )
}

const AwaitedDraw = ({ child }: { child: string }) => (
  <p class="under">
    {said({ fr: `${child} pioche le premier souvenir.`, en: `${child} draws the first memory.` })}
  </p>
)

function useSentence(table: PlayProps<'in-the-palm'>['match']['view']['table'], role: Role): string {
  const { child, otherChild, grandfather } = useCast(table)
  if (role === 'child')
    return otherChild === null
      ? said({
          fr: `Fais sentir deux souvenirs à ${grandfather}`,
          en: `Make ${grandfather} feel two memories`,
        })
      : said({ fr: `Fais sentir un souvenir à ${grandfather}`, en: `Make ${grandfather} feel a memory` })
  if (role === 'grandfather')
    return said({ fr: 'C’est ta main qui va sentir', en: 'Yours is the hand that will feel' })
  const fingers = otherChild === null ? [child] : [child, otherChild]
  return said({
    fr: `${listed(fingers)} ${fingers.length > 1 ? 'vont' : 'va'} faire sentir deux souvenirs à ${grandfather}`,
    en: `${listed(fingers)} will make ${grandfather} feel two memories`,
  })
}
