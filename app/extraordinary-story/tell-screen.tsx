import type { Said } from '@veillee/kernel'
import { Plain, Quiet } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { byEarOr } from '../device/by-ear.ts'
import { Bar } from '../game-kit/bar.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { called } from './called.ts'
import { HandScreen } from './hand-screen.tsx'
import { OwnUp } from './own-up.tsx'
import { Sight } from './sight.tsx'
import { choicesOf, isTelling, type StoryProps, type StorySeat, type StoryTable } from './story-match.ts'
import { FarListening, FarStoryteller } from './tell-far-screen.tsx'
import { TurnPad, useTurnCue } from './turn-pad.tsx'
import { WriteInstead } from './write-instead.tsx'

const WORDS = {
  begin: { fr: 'Raconte, depuis le début', en: 'Tell it, from the start' },
  next: { fr: 'Raconte… et ensuite ?', en: 'Tell it… and then?' },
  aloud: { fr: 'Dis la carte à voix haute, puis retourne-la.', en: 'Say the card aloud, then turn it.' },
  palm: {
    fr: 'Dis la carte, puis retourne-la. Un trou ? Tends ta paume : on mime dedans.',
    en: 'Say the card, then turn it. Stuck? Hold out a palm: mimes fit in there.',
  },
  help: { fr: 'Aide en mimant, sans un son.', en: 'Help by mime, without a sound.' },
  lie: {
    fr: 'Aide en mimant, sans un son… ou fais semblant.',
    en: 'Help by mime, without a sound… or pretend to.',
  },
  helpAll: {
    fr: 'À voix haute, puis la carte se retourne. Les autres aident en mimant.',
    en: 'Aloud, then the card is turned. The others help by mime.',
  },
  lieAll: {
    fr: 'À voix haute, puis la carte se retourne. Les autres miment… ou font semblant.',
    en: 'Aloud, then the card is turned. The others mime… or pretend to.',
  },
} as const

export function TellScreen({ match, seat }: StoryProps) {
  const { table } = match.view
  const isFar = table.options.setting === 'remote'
  if (seat !== null && isTelling(table, seat))
    return isFar ? <FarStoryteller match={match} seat={seat} /> : <Storyteller match={match} seat={seat} />
  return isFar ? <FarListening match={match} seat={seat} /> : <Listening match={match} seat={seat} />
}

function Storyteller({ match, seat }: StoryProps & { seat: StorySeat }) {
  const { table } = match.view
  const { turn, ownUp } = choicesOf(seat)
  const { isInMiddle } = usePassPhone()
  const name = called(useSitter()(seat.seat))
  useTurnCue(table)
  return (
    <Screen
      name="story-tell"
      bar={<Bar />}
      say={isInMiddle ? said(tellingWords(name, table)) : said(table.turned === 0 ? WORDS.begin : WORDS.next)}
      more={said(
        isInMiddle ? (table.options.teams ? WORDS.lieAll : WORDS.helpAll) : byEarOr(WORDS.palm, WORDS.aloud),
      )}
      act={
        <>
          <div class="story-row">
            {ownUp && <OwnUp seat={seat} />}
            {isInMiddle ? <TableObjection seat={seat} table={table} /> : <WriteInstead seat={seat} />}
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

function Listening({ match, seat }: StoryProps) {
  const { table } = match.view
  const name = called(useSitter()(table.storyteller!))
  useTurnCue(table)
  return (
    <HandScreen
      match={match}
      seat={seat}
      name="story-tell"
      say={said({ fr: `${name} raconte`, en: `${name} is telling` })}
      {...(seat !== null && { more: said(table.options.teams ? WORDS.lie : WORDS.help) })}
      act={<Objection seat={seat} table={table} />}
    >
      <Counted table={table} />
      <Sight table={table} />
    </HandScreen>
  )
}

/** By the name of whoever tells: in the middle of the table nobody else would know who is meant. */
function useObjection({ storyteller }: StoryTable): string {
  const sitter = useSitter()
  const name = storyteller === null ? '…' : called(sitter(storyteller))
  return said({ fr: `${name} se trompe !`, en: `${name} got it wrong!` })
}

/** TALE-27: until the next card is turned or added. */
export function Objection({ seat, table }: { seat: StorySeat | null; table: StoryTable }) {
  const client = useRoomClient()
  const words = useObjection(table)
  if (seat === null || !choicesOf(seat).object) return null
  return (
    <Quiet icon="flag" onPress={() => client.play(seat.seat, 'object')}>
      {words}
    </Quiet>
  )
}

/** One phone for all: whoever doubts reaches for it; who it was matters to nobody, as all vote. */
export function TableObjection({ seat, table }: { seat: StorySeat; table: StoryTable }) {
  const client = useRoomClient()
  const { others } = usePassPhone()
  const words = useObjection(table)
  const [doubter] = others
  // What can be owned up to can be doubted, once.
  if (doubter === undefined || !choicesOf(seat).ownUp || table.count !== null) return null
  return (
    <Plain icon="flag" onPress={() => client.play(doubter, 'object')}>
      {words}
    </Plain>
  )
}

const tellingWords = (name: string, { turned }: StoryTable): Said =>
  turned === 0
    ? { fr: `${name}, raconte depuis le début`, en: `${name}, tell it from the start` }
    : { fr: `${name}… et ensuite ?`, en: `${name}… and then?` }

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
