import { rankOf } from '@veillee/games'
import { Screen } from '../components/screen.tsx'
import { AfterMatch } from '../game-kit/after-match.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { EndCelebration, useEndGround, useIsBeaten } from '../game-kit/celebration.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { de } from '../words/french.ts'
import { counted, said } from '../words/language.ts'
import { called } from './called.ts'
import { endingOf } from './ending.ts'
import { KeepIt } from './keep-it.tsx'
import { RANK_CRIES, RANK_NAMES } from './outcomes.ts'
import { nextRank, RANKS } from './rank.ts'
import { TEAM_WORDS, TeamCards, teamOf } from './secret-teams.tsx'
import type { StoryProps, StoryTable } from './story-match.ts'
import { Authors, StoryPage } from './story-page.tsx'
import { Quoted, WordCard, wordOf } from './word-card.tsx'

const NOBODY = { fr: 'Une histoire à suivre', en: 'A story to be continued' } as const

/** What the work is called, or in teams who has won (TALE-19, TALE-24). */
export function endTitle({ words, teamCards, ending }: StoryTable): string {
  const { end } = ending!
  if (teamCards === null) return said(RANK_CRIES[rankOf(words)])
  if (end.by === null) return said(NOBODY)
  const winner = teamOf(teamCards, end.by) === 'verb' ? 'adjective' : 'verb'
  const name = said(TEAM_WORDS[winner])
  return said({ fr: `L’équipe ${name} gagne !`, en: `Team ${name} wins!` })
}

/** How long it is; together, also how near the next rung was. */
export function endLength({ words, teamCards }: StoryTable): string {
  const length = counted(words, { fr: '# mot.', en: '# word.' }, { fr: '# mots.', en: '# words.' })
  const next = teamCards === null ? nextRank(words) : null
  if (next === null) return length
  const name = said(RANK_NAMES[next.rank])
  return `${length} ${said({ fr: `Encore ${next.more}, et c’était ${name}.`, en: `${next.more} more and it would have been ${name}.` })}`
}

/** TALE-24: with teams, that of whoever the story stopped with. */
const hasLost = ({ teamCards, ending }: StoryTable, seat: number): boolean => {
  const { by } = ending!.end
  return teamCards !== null && by !== null && teamOf(teamCards, seat) === teamOf(teamCards, by)
}

/** TALE-17 to 19, 24, 26: what became of the story. */
export function OverScreen({ match }: StoryProps) {
  const { table } = match.view
  const ending = table.ending!
  const isBeaten = useIsBeaten(seat => !hasLost(table, seat))
  return (
    <Screen
      name="story-over"
      ground={useEndGround(match)}
      bar={<Bar />}
      say={endTitle(table)}
      more={endLength(table)}
      act={<AfterMatch />}
    >
      <EndCelebration match={match} of={endingOf(table)} isBeaten={isBeaten} />
      <div class="story-end">
        {table.teamCards === null ? (
          <Ladder words={table.words} />
        ) : (
          <TeamCards teamCards={table.teamCards} />
        )}
        <StoryPage ending={ending} wording={table.options} />
        <WhyEnded table={table} />
        <Authors ending={ending} wording={table.options} />
        {ending.story.length > 0 && (
          <div class="story-row">
            <KeepIt table={table} title={endTitle(table)} />
          </div>
        )}
      </div>
    </Screen>
  )
}

/** The seven ranks, and the one that was reached. */
export function Ladder({ words }: { words: number }) {
  const reached = RANKS.indexOf(rankOf(words))
  return (
    <ol class="story-ladder">
      {RANKS.map((rank, i) => (
        <li
          key={rank}
          class={i < reached ? 'below' : i === reached ? 'reached' : undefined}
          {...(i === reached && { 'aria-current': 'step' })}
        >
          <span class="unseen">{said(RANK_NAMES[rank])}</span>
        </li>
      ))}
    </ol>
  )
}

/** Where and how it stopped, without a word of blame. */
export function WhyEnded({ table }: { table: StoryTable }) {
  const sitter = useSitter()
  const { end, stuck } = table.ending!
  if (end.by === null)
    return (
      <p class="notice">
        {said({
          fr: 'La pile a fait le tour de la table, et l’histoire reste ouverte. Personne n’a perdu.',
          en: 'The pile went all the way round, and the story stays open. Nobody has lost.',
        })}
      </p>
    )
  const name = called(sitter(end.by))
  return stuck === null ? <Stopped table={table} name={name} /> : <Stuck table={table} name={name} />
}

function Stopped({ table, name }: { table: StoryTable; name: string }) {
  const { inSight, options, said: last } = table
  return (
    <div class="notice story-stop">
      {inSight !== null && <WordCard card={inSight} wording={options} />}
      <p>
        {last === null ? (
          said({
            fr: `C’est sur cette carte que l’histoire s’est arrêtée, avec ${name}. De si peu !`,
            en: `It was at this card that the story stopped, with ${name}. So close!`,
          })
        ) : (
          <>
            {said({ fr: `${name} avait dit`, en: `${name} said` })}{' '}
            <Quoted language={options.language}>{last}</Quoted>
            {'. '}
            {inSight !== null && (
              <>
                {said({ fr: 'Il fallait dire :', en: 'It should have been' })}{' '}
                <Quoted language={options.language}>{wordOf(inSight, options)}</Quoted>.
              </>
            )}
          </>
        )}
      </p>
    </div>
  )
}

/** TALE-17: the hand that had nothing to add is shown to all. */
function Stuck({ table, name }: { table: StoryTable; name: string }) {
  const { ending, options } = table
  return (
    <div class="notice story-stuck">
      <p>
        {said({
          fr: `Tout était juste, mais rien ne pouvait suivre dans la main ${de(name)}.`,
          en: `All was right, but nothing in ${name}’s hand could follow.`,
        })}
      </p>
      <ul class="story-hand">
        {ending!.stuck!.map(card => (
          <li key={card}>
            <WordCard card={card} wording={options} />
          </li>
        ))}
      </ul>
    </div>
  )
}
