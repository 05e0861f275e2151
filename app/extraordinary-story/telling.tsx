import { useEffect, useRef } from 'preact/hooks'
import { buzz } from '../device/buzz.ts'
import { cue } from '../device/sound.ts'
import { useEvening } from '../evening/here.tsx'
import { useSitter } from '../evening/sitters.ts'
import { Quiet } from '../parts/controls.tsx'
import { HOLD_MS, Hold } from '../parts/hold.tsx'
import { Screen } from '../parts/screen.tsx'
import { Bar } from '../play/bar.tsx'
import { said } from '../words/language.ts'
import { called } from './called.ts'
import { HandScreen } from './hand-screen.tsx'
import { OwnUp } from './own-up.tsx'
import { Sight } from './sight.tsx'
import { choicesOf, isTelling, type StoryProps, type StorySeat, type StoryTable } from './story-match.ts'
import { WriteInstead } from './write-instead.tsx'

const WORDS = {
  begin: { fr: 'Raconte, depuis le début', en: 'Tell it, from the start' },
  next: { fr: 'Raconte… et ensuite ?', en: 'Tell it… and then?' },
  aloud: { fr: 'Dis la carte à voix haute, puis retourne-la.', en: 'Say the card aloud, then turn it.' },
  turn: { fr: 'Retourner la carte', en: 'Turn the card' },
  hold: { fr: 'garde le doigt appuyé', en: 'keep your finger down' },
  help: { fr: 'Aide en mimant, sans un son.', en: 'Help by mime, without a sound.' },
  lie: {
    fr: 'Aide en mimant, sans un son… ou fais semblant.',
    en: 'Help by mime, without a sound… or pretend to.',
  },
  object: { fr: 'Ce n’était pas ça', en: 'That was not it' },
} as const

export const Telling = ({ match, seat }: StoryProps) =>
  seat !== null && isTelling(match.view.table, seat) ? (
    <Storyteller match={match} seat={seat} />
  ) : (
    <Listening match={match} seat={seat} />
  )

/** A card that turns is heard and felt too. */
function useTurnCue({ turned }: StoryTable): void {
  const before = useRef(turned)
  useEffect(() => {
    if (turned > before.current) {
      cue('turn')
      buzz(20)
    }
    before.current = turned
  }, [turned])
}

function Storyteller({ match, seat }: StoryProps & { seat: StorySeat }) {
  const { table } = match.view
  const { turn, ownUp } = choicesOf(seat)
  useTurnCue(table)
  return (
    <Screen
      name="story-tell"
      bar={<Bar />}
      say={said(table.turned === 0 ? WORDS.begin : WORDS.next)}
      more={said(WORDS.aloud)}
      act={
        <>
          <div class="story-row">
            {ownUp && <OwnUp seat={seat} />}
            <WriteInstead seat={seat} />
          </div>
          {turn && <TurnPad seat={seat} />}
        </>
      }
    >
      <Counted table={table} />
      <Sight table={table} />
    </Screen>
  )
}

/** One turn at a time: while one is on its way, a finger that stays down or comes again turns nothing more (ROOM-11). */
function TurnPad({ seat }: { seat: StorySeat }) {
  const evening = useEvening()
  const isUnderWay = useRef(false)
  const turn = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await evening.play(seat.seat, 'turn')
    isUnderWay.current = false
  }
  return (
    <Hold icon="turn" ms={HOLD_MS.turn} isLit onHeld={turn}>
      {said(WORDS.turn)}
      <small class="story-small">{said(WORDS.hold)}</small>
    </Hold>
  )
}

function Listening({ match, seat }: StoryProps) {
  const { table } = match.view
  const name = called(useSitter()(table.storyteller!))
  useTurnCue(table)
  return (
    <HandScreen
      match={match}
      seat={seat}
      name="story-tell"
      bar={<Bar />}
      say={said({ fr: `${name} raconte`, en: `${name} is telling` })}
      {...(seat !== null && { more: said(table.options.teams ? WORDS.lie : WORDS.help) })}
      act={<Objection seat={seat} />}
    >
      <Counted table={table} />
      <Sight table={table} />
    </HandScreen>
  )
}

/** TALE-27: until the next card is turned or added. */
export function Objection({ seat }: { seat: StorySeat | null }) {
  const evening = useEvening()
  if (seat === null || !choicesOf(seat).object) return null
  return (
    <Quiet icon="flag" onPress={() => evening.play(seat.seat, 'object')}>
      {said(WORDS.object)}
    </Quiet>
  )
}

/** What came of the vote on the card in sight. */
export function Counted({ table: { count } }: { table: StoryTable }) {
  if (count === null) return null
  const { right, wrong } = count
  return (
    <p class="notice story-counted">
      {said({
        fr: `Le vote : ${right} pour « juste », ${wrong} pour « faux ». L’histoire continue.`,
        en: `The vote: ${right} for “right”, ${wrong} for “wrong”. The story goes on.`,
      })}
    </p>
  )
}
