import { Primary } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { called } from './called.ts'
import { ChooseWordScreen } from './choose-word-screen.tsx'
import { HandScreen } from './hand-screen.tsx'
import { OwnUp } from './own-up.tsx'
import { Sight } from './sight.tsx'
import { isTelling, type StoryProps, type StorySeat } from './story-match.ts'
import { Counted, Objection, TableObjection } from './tell-screen.tsx'

const MORE = {
  fr: 'Rien n’a manqué. Reste une carte à ajouter.',
  en: 'Nothing was missing. One card to add.',
} as const

/** TALE-9. */
export function AddScreen({ match, seat }: StoryProps) {
  const { isInMiddle } = usePassPhone()
  if (seat === null || !isTelling(match.view.table, seat)) return <Waiting match={match} seat={seat} />
  return isInMiddle ? (
    <AddingNext match={match} seat={seat} />
  ) : (
    <ChooseWordScreen match={match} seat={seat} />
  )
}

/** Those who listen may still object to the last card. */
function Waiting({ match, seat }: StoryProps) {
  const { table } = match.view
  const name = called(useSitter()(table.storyteller!))
  return (
    <HandScreen
      match={match}
      seat={seat}
      name="story-add"
      say={said({ fr: `${name} a tout raconté !`, en: `${name} told it all!` })}
      more={said(MORE)}
      act={<Objection seat={seat} table={table} />}
    >
      <Counted table={table} />
      <Sight table={table} />
    </HandScreen>
  )
}

/** TALE-6, 27, with one phone for all: the last card stays in sight of everybody before a hand is looked at. */
function AddingNext({ match, seat }: StoryProps & { seat: StorySeat }) {
  const { table } = match.view
  const { pass } = usePassPhone()
  const name = called(useSitter()(seat.seat))
  return (
    <Screen
      name="story-add-next"
      bar={<Bar />}
      say={said({ fr: `${name} a tout raconté !`, en: `${name} told it all!` })}
      more={said(MORE)}
      act={
        <>
          <div class="story-row">
            <OwnUp seat={seat} />
            <TableObjection seat={seat} table={table} />
          </div>
          <Primary onPress={() => pass(seat.seat)}>
            {said({ fr: `${name} choisit un mot`, en: `${name} chooses a word` })}
          </Primary>
        </>
      }
    >
      <Counted table={table} />
      <Sight table={table} />
    </Screen>
  )
}
