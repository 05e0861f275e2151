import './far.css'
import { gapIn } from '@veillee/games'
import { useState } from 'preact/hooks'
import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { Attempts } from './attempts.tsx'
import { called } from './called.ts'
import { HandScreen } from './hand-screen.tsx'
import { PuppetPad, PuppetPalette, usePuppeteer } from './puppet-pad.tsx'
import { Cards, cardsOf, Path, toldWords } from './sight.tsx'
import { choicesOf, type StoryProps, type StorySeat, type StoryTable, toldOf } from './story-match.ts'
import { Theatre } from './theatre.tsx'
import { useTroupe } from './troupe.ts'
import { TurnPad, useTurnCue } from './turn-pad.tsx'
import { TypedAttempt } from './typed-attempt.tsx'
import { WordCard } from './word-card.tsx'

const WORDS = {
  begin: { fr: 'Raconte, depuis le début', en: 'Tell it, from the start' },
  next: { fr: 'Raconte… et ensuite ?', en: 'Tell it… and then?' },
  forgiving: {
    fr: 'Écris une carte ou plusieurs, puis retourne-les. Une faute de frappe est pardonnée.',
    en: 'Type one card or several, then turn them. A slip of the keyboard is forgiven.',
  },
  exact: {
    fr: 'Écris une carte ou plusieurs, puis retourne-les. Ici, chaque lettre compte.',
    en: 'Type one card or several, then turn them. Here every letter counts.',
  },
  help: { fr: 'Aide avec ta marionnette, sans un mot.', en: 'Help with your puppet, without a word.' },
  lie: {
    fr: 'Aide avec ta marionnette… ou fais semblant.',
    en: 'Help with your puppet… or pretend to.',
  },
} as const

/** Everybody who may mime, in the order of the table. */
export const mimesIn = ({ seats, storyteller }: StoryTable, but: number | null): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== storyteller && seat !== but)

/** TALE-28: far apart it is typed, and all see each attempt. How is said once: the room is the theatre’s then. */
export function FarStoryteller({ match, seat }: StoryProps & { seat: StorySeat }) {
  const { table } = match.view
  const [isDraft, setDraft] = useState(false)
  const stage = useTroupe(match.number)
  const { turn } = choicesOf(seat)
  useTurnCue(table)
  return (
    <Screen
      name="story-tell"
      bar={<Bar />}
      say={said(table.turned === 0 ? WORDS.begin : WORDS.next)}
      more={table.turned === 0 && said(WORDS[table.options.comparison])}
      act={
        <>
          <TypedAttempt seat={seat} table={table} onDraft={setDraft} />
          <TurnPad
            seat={seat}
            isReady={turn !== undefined && !isDraft}
            lacksLink={!isDraft && (gapIn(table)?.isSure ?? false)}
          />
        </>
      }
    >
      <div class="far-stage">
        <Path {...toldOf(table)} perRow={10} />
        <div class="far-now">
          <Cards {...cardsOf(table)} />
          <Attempts table={table} />
        </div>
        <Theatre seats={mimesIn(table, seat.seat)} stage={stage} />
      </div>
    </Screen>
  )
}

/** TALE-20, 30: whoever listens has a puppet; whoever watches sees them all. */
export function FarListening({ match, seat }: StoryProps) {
  return seat === null ? <FarWatching match={match} /> : <FarHelper match={match} seat={seat} />
}

function FarHelper({ match, seat }: StoryProps & { seat: StorySeat }) {
  const sitter = useSitter()
  const { table } = match.view
  const stage = useTroupe(match.number)
  const puppeteer = usePuppeteer(seat.seat, match.number)
  const own = sitter(seat.seat)
  const name = called(sitter(table.storyteller!))
  useTurnCue(table)
  return (
    <HandScreen
      match={match}
      seat={seat}
      name="story-tell"
      say={said({ fr: `${name} raconte`, en: `${name} is telling` })}
      more={said(table.options.teams ? WORDS.lie : WORDS.help)}
      act={<PuppetPalette puppeteer={puppeteer} of={own} />}
    >
      <div class="far-stage far-helping">
        <Told table={table} />
        <Theatre seats={mimesIn(table, seat.seat)} stage={stage}>
          <PuppetPad puppeteer={puppeteer} of={own} />
        </Theatre>
      </div>
    </HandScreen>
  )
}

/** Where the telling is, in little room: the card in sight, how far, and what is tried. */
function Told({ table }: { table: StoryTable }) {
  const { told, all } = toldOf(table)
  return (
    <div class="far-told">
      <div class="far-insight">
        {table.inSight !== null && <WordCard card={table.inSight} wording={table.options} />}
        <p class="story-count">{toldWords(told, all)}</p>
      </div>
      <Attempts table={table} />
    </div>
  )
}

function FarWatching({ match }: Pick<StoryProps, 'match'>) {
  const { table } = match.view
  const name = called(useSitter()(table.storyteller!))
  const stage = useTroupe(match.number)
  useTurnCue(table)
  return (
    <Screen name="story-tell" bar={<Bar />} say={said({ fr: `${name} raconte`, en: `${name} is telling` })}>
      <div class="far-stage">
        <Path {...toldOf(table)} perRow={10} />
        <div class="far-now">
          <Cards {...cardsOf(table)} />
          <Attempts table={table} />
        </div>
        <Theatre seats={mimesIn(table, null)} stage={stage} />
      </div>
    </Screen>
  )
}
