import { runningPieces, runningText, START } from '@veillee/games'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { Skip } from '../game-kit/skip.tsx'
import { Frame } from '../game-kit/television-frame.tsx'
import type { Moment } from '../game-kit/use-moment.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { additionsOf } from './additions.ts'
import type { ReadingBeat } from './beats.ts'
import { called } from './called.ts'
import type { StoryMatch, StoryTable } from './story-match.ts'
import { lengthOf, PieceOfText } from './story-page.tsx'
import { Quoted, WordCard } from './word-card.tsx'
import './reading.css'

interface ReadingProps {
  readonly match: StoryMatch
  readonly beat: ReadingBeat
}

/** TALE-26: the story is read to all at once, over the cards that made it. */
export const ReadingScreen = ({ match, beat, moment }: ReadingProps & { moment: Moment }) => (
  <Screen
    name="story-reading"
    bar={<Bar />}
    ground="dusk"
    say={useReadingWords(match.view.table, beat)}
    isStill
    act={<Skip moment={moment} />}
  >
    <ReadingPicture table={match.view.table} beat={beat} />
  </Screen>
)

export const ReadingLarge = ({ match, beat }: ReadingProps) => (
  <Frame name="story-tv-reading" say={useReadingWords(match.view.table, beat)}>
    <ReadingPicture table={match.view.table} beat={beat} />
  </Frame>
)

function useReadingWords(table: StoryTable, { step }: ReadingBeat): string {
  const sitter = useSitter()
  const { end, stuck } = table.ending!
  if (step === 'line') return said({ fr: 'Et voici l’histoire…', en: 'And here is the story…' })
  const name = called(sitter(end.by!))
  return stuck === null
    ? said({ fr: `Patatras ! ${name} a perdu le fil`, en: `Crash! ${name} has lost the thread` })
    : said({ fr: `Aïe ! ${name} n’a rien pour la suite`, en: `Ouch! ${name} has nothing to follow` })
}

const ReadingPicture = ({ table, beat }: { table: StoryTable; beat: ReadingBeat }) =>
  beat.step === 'stop' ? <Stop table={table} /> : <Line table={table} read={beat.read} />

/** What was said, and what it should have been. */
function Stop({ table }: { table: StoryTable }) {
  const sitter = useSitter()
  const { inSight, said: last, options, ending } = table
  const cards = ending!.stuck ?? (inSight === null ? [] : [inSight])
  return (
    <div class="story-reading stop" data-aloud>
      <div class={`story-reading-cards${cards.length > 2 ? ' many' : ''}`}>
        {cards.map(card => (
          <WordCard key={card} card={card} wording={options} isLarge={cards.length < 3} />
        ))}
      </div>
      {ending!.stuck === null && last !== null && (
        <p class="story-reading-said">
          <SeatToken of={sitter(ending!.end.by!)} size={48} />
          <Quoted language={options.language}>{last}</Quoted>
        </p>
      )}
    </div>
  )
}

/** The cards of this addition, whose they were, and the story as far as it has been read. */
function Line({ table, read }: { table: StoryTable; read: number }) {
  const sitter = useSitter()
  const { story } = table.ending!
  const { options } = table
  const { language } = options
  const additions = additionsOf(story)
  const now = additions[read]!
  const cards = additions.slice(0, read + 1).flat()
  const whole = [START, ...story.map(({ card }) => card)]
  const pieces = runningPieces(whole, options).slice(0, cards.length + 1)
  return (
    <div class="story-reading line">
      <div key={read} class="story-reading-cards">
        {now.map(({ card }) => (
          <WordCard key={card} card={card} wording={options} isLarge />
        ))}
        <SeatToken of={sitter(now[0]!.by)} size={52} />
      </div>
      <p class="story-reading-text" lang={language} data-length={lengthOf(story.length)}>
        {pieces.map((piece, i) => (
          <span key={piece.card} class={i > pieces.length - 1 - now.length ? 'now' : undefined}>
            <PieceOfText piece={piece} wording={options} />
          </span>
        ))}
      </p>
      <p class="unseen" lang={language} data-aloud>
        {runningText(whole, options)}
      </p>
    </div>
  )
}
