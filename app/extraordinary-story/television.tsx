import './story.css'
import './television.css'
import './far.css'
import { START } from '@veillee/games'
import { under } from '../device/base.ts'
import { EndCelebration } from '../game-kit/celebration.tsx'
import { isClimb } from '../game-kit/climb.ts'
import { Frame } from '../game-kit/television-frame.tsx'
import { useMoment } from '../game-kit/use-moment.tsx'
import { useHostName, useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'
import { Attempts } from './attempts.tsx'
import { Banners } from './banners.tsx'
import { isReading } from './beats.ts'
import { called } from './called.ts'
import { ClimbLarge } from './climb.tsx'
import { Doubted } from './doubt-screen.tsx'
import { endingOf } from './ending.ts'
import { endLength, endTitle, Ladder, WhyEnded } from './over-screen.tsx'
import { Added, storyLength } from './pass-screen.tsx'
import { ReadingLarge } from './reading.tsx'
import { TeamCards } from './secret-teams.tsx'
import { Cards, cardsOf, Path } from './sight.tsx'
import { type StoryMatch, type StoryTable, toldOf } from './story-match.ts'
import { StoryPage } from './story-page.tsx'
import { Countdown } from './teams-screen.tsx'
import { mimesIn } from './tell-far-screen.tsx'
import { Counted } from './tell-screen.tsx'
import { Theatre } from './theatre.tsx'
import { useTroupe } from './troupe.ts'
import { useTurnCue } from './turn-pad.tsx'
import { useSecondsUntil } from './use-seconds.ts'
import { Quoted, WordCard } from './word-card.tsx'

const WORDS = {
  gather: { fr: 'Deux équipes secrètes', en: 'Two secret teams' },
  gatherMore: {
    fr: 'Sur vos téléphones, faites signe dès que vous pouvez regarder.',
    en: 'On your phones, give a sign as soon as you can look.',
  },
  teams: { fr: 'Qui est avec qui ?', en: 'Who is with whom?' },
  hidden: { fr: 'Les cartes se cachent', en: 'The cards are hiding' },
  who: { fr: 'Qui commence ?', en: 'Who begins?' },
  vote: { fr: 'C’est bien ce que vous avez entendu ?', en: 'Is this what you heard?' },
  puppets: { fr: 'Les marionnettes aident, sans un mot.', en: 'The puppets help, without a word.' },
  mime: { fr: 'Les mimes sont permis, sans un son.', en: 'Mimes are welcome, without a sound.' },
} as const

/** The shared screen: the card in sight very large, the path of backs, who tells. */
export function Television({ match }: { match: StoryMatch }) {
  const { beat } = useMoment(match)
  useTurnCue(match.view.table)
  if (isReading(beat)) return <ReadingLarge match={match} beat={beat} />
  if (isClimb(beat)) return <ClimbLarge beat={beat} />
  return (
    <>
      <Shown match={match} />
      <Banners match={match} />
    </>
  )
}

function Shown({ match }: { match: StoryMatch }) {
  const { phase, table } = match.view
  switch (phase) {
    case 'gather':
      return (
        <Frame name="story-tv-gather" say={said(WORDS.gather)} more={said(WORDS.gatherMore)}>
          <FaceDown />
        </Frame>
      )
    case 'teams':
      return <TeamsShown table={table} />
    case 'first':
      return <Tied table={table} />
    case 'doubt':
      return <Doubt table={table} />
    case 'over':
      return <Over match={match} />
    default:
      return <Story phase={phase} match={match} />
  }
}

/** Nothing to be seen yet: the pile waits. */
const FaceDown = () => (
  <div class="story-added">
    <img class="story-waiting" src={under('/pictures/back-word.svg')} alt="" width={360} height={220} />
  </div>
)

function TeamsShown({ table }: { table: StoryTable }) {
  const seconds = useSecondsUntil(table.shownUntil!)
  const isShown = seconds > 0 && table.teamCards !== null
  return (
    <Frame name="story-tv-teams" say={said(isShown ? WORDS.teams : WORDS.hidden)}>
      {isShown && (
        <div class="story-reveal">
          <TeamCards teamCards={table.teamCards!} />
          <Countdown seconds={seconds} />
        </div>
      )}
    </Frame>
  )
}

function Tied({ table }: { table: StoryTable }) {
  const sitter = useSitter()
  const host = useHostName()
  const names = listed(table.tied.map(seat => called(sitter(seat))))
  return (
    <Frame
      name="story-tv-first"
      say={said(WORDS.who)}
      more={said({ fr: `Égalité : ${names}. ${host} choisit.`, en: `A tie: ${names}. ${host} picks.` })}
    >
      <FaceDown />
    </Frame>
  )
}

function Doubt({ table }: { table: StoryTable }) {
  const name = called(useSitter()(table.doubt!.by))
  return (
    <Frame
      name="story-tv-doubt"
      say={said(WORDS.vote)}
      more={said({ fr: `${name} a un doute : la table vote.`, en: `${name} has a doubt: the table votes.` })}
    >
      <Doubted table={table} />
    </Frame>
  )
}

type Running = Exclude<StoryMatch['view']['phase'], 'gather' | 'teams' | 'first' | 'doubt' | 'over'>

function sentence(phase: Running, name: string): string {
  switch (phase) {
    case 'open':
      return said({ fr: `${name} ouvre l’histoire`, en: `${name} opens the story` })
    case 'pass':
      return said({ fr: `Ensuite, ${name} raconte`, en: `${name} tells next` })
    case 'tell':
      return said({ fr: `${name} raconte… et ensuite ?`, en: `${name} is telling… and then?` })
    case 'add':
      return said({
        fr: `${name} a tout raconté, et ajoute une carte`,
        en: `${name} told it all, and adds a card`,
      })
  }
}

function Story({ phase, match }: { phase: Running; match: StoryMatch }) {
  const { table } = match.view
  const name = called(useSitter()(table.storyteller!))
  const hasTheatre = isFar(table) && phase === 'tell'
  return (
    <Frame
      name={`story-tv-${phase}`}
      say={sentence(phase, name)}
      {...(phase === 'tell' && { more: said(isFar(table) ? WORDS.puppets : WORDS.mime) })}
      aside={table.words > 0 && !table.added && !hasTheatre && <p class="story-soft">{storyLength(table)}</p>}
    >
      {phase === 'open' && (
        <div class="story-added">
          <WordCard card={START} wording={table.options} isLarge />
        </div>
      )}
      {phase === 'pass' && <Added table={table} />}
      {(phase === 'tell' || phase === 'add') && (
        <div class="story-sight">
          <Path {...toldOf(table)} perRow={hasTheatre ? 12 : 14} />
          <Cards {...cardsOf(table)} />
          {isFar(table) ? <Attempts table={table} /> : <Line table={table} name={name} />}
          {hasTheatre && <Puppets match={match} />}
          <Counted table={table} />
        </div>
      )}
    </Frame>
  )
}

const isFar = ({ options }: StoryTable): boolean => options.setting === 'remote'

/** TALE-30. */
const Puppets = ({ match }: { match: StoryMatch }) => (
  <Theatre seats={mimesIn(match.view.table, null)} stage={useTroupe(match.number)} isOnlyShown />
)

/** What a bot says, to be read aloud (TALE-27). */
const Line = ({ table: { attempt, options }, name }: { table: StoryTable; name: string }) =>
  attempt === null ? null : (
    <p class="story-read">
      {said({ fr: `À lire à voix haute, pour ${name} :`, en: `To be read aloud, for ${name}:` })}{' '}
      <Quoted language={options.language}>{attempt}</Quoted>
    </p>
  )

function Over({ match }: { match: StoryMatch }) {
  const { table } = match.view
  const ending = table.ending!
  return (
    <Frame
      name="story-tv-over"
      say={endTitle(table)}
      more={endLength(table)}
      aside={<WhyEnded table={table} />}
    >
      <EndCelebration match={match} of={endingOf(table)} />
      <div class="story-end">
        {table.teamCards === null ? (
          <Ladder words={table.words} />
        ) : (
          <TeamCards teamCards={table.teamCards} />
        )}
        <StoryPage ending={ending} wording={table.options} />
      </div>
    </Frame>
  )
}
