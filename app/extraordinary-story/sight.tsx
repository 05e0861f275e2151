import type { Wording } from '@veillee/games'
import { under } from '../device/base.ts'
import { useSitter } from '../room-client/sitters.ts'
import { counted, said } from '../words/language.ts'
import { called } from './called.ts'
import { pathOf, rowsOf } from './path.ts'
import { type StoryTable, toldOf } from './story-match.ts'
import { Quoted, startLine, WordCard } from './word-card.tsx'

/** TALE-6: of all that was told, only the last card is in sight; the others are backs, and so is what is still to come. */
export function Sight({ table }: { table: StoryTable }) {
  return (
    <div class="story-sight">
      <Path {...toldOf(table)} perRow={10} />
      <Cards {...cardsOf(table)} />
      <Lines table={table} />
    </div>
  )
}

export const cardsOf = ({ inSight, turned, pileSize, options }: StoryTable): CardsProps => ({
  inSight,
  turned,
  pileSize,
  wording: options,
})

/** Cards, and not words: Links are told too (TALE-6). */
export const toldWords = (told: number, all: number): string =>
  counted(
    all,
    { fr: `${told} sur # carte`, en: `${told} of # card` },
    { fr: `${told} sur # cartes`, en: `${told} of # cards` },
  )

/** How far the telling is, as a winding path of cards that all show their backs. */
export function Path({ told, all, perRow }: { told: number; all: number; perRow: number }) {
  const rows = rowsOf(all, perRow)
  return (
    <div class="story-way">
      <div
        class="story-path"
        style={{ '--rows': rows, '--in-row': Math.min(all, perRow) }}
        aria-hidden="true"
      >
        {pathOf(all, perRow).map(({ x, y, tilt }, i) => (
          <i
            key={i}
            class={i < told ? 'told' : i === told ? 'next' : undefined}
            style={{ left: `${x * 100}%`, top: `${(y / rows) * 100}%`, '--tilt': `${tilt}deg` }}
          />
        ))}
      </div>
      <p class="story-count">{toldWords(told, all)}</p>
    </div>
  )
}

interface CardsProps {
  readonly inSight: number | null
  readonly turned: number
  readonly pileSize: number
  readonly wording: Wording
}

/** The card in sight on the left, the pile on the right: a turned card comes over from there. */
export function Cards({ inSight, turned, pileSize, wording }: CardsProps) {
  const left = pileSize - Math.max(turned, 1)
  return (
    <div class="story-cards">
      <div class="story-open" data-aloud>
        {inSight === null ? (
          <p class="story-line" lang={wording.language}>
            {startLine(wording)}
          </p>
        ) : (
          <div class="story-turn" key={turned}>
            <WordCard card={inSight} wording={wording} isLarge />
            <span class="story-back" aria-hidden="true" />
          </div>
        )}
      </div>
      <div class={`story-pile${left === 0 ? ' story-empty' : ''}`} aria-hidden="true">
        {left > 0 && (
          <img src={under('/pictures/back-word.svg')} alt="" width={360} height={220} draggable={false} />
        )}
      </div>
    </div>
  )
}

/** What a bot says, or somebody who writes instead of speaking, for somebody to read aloud (TALE-27). */
function Lines({ table }: { table: StoryTable }) {
  const sitter = useSitter()
  const { attempt, said: last, storyteller, options } = table
  const text = attempt ?? last
  if (text === null || storyteller === null) return null
  const name = called(sitter(storyteller))
  return (
    <div class="story-says">
      <p class={`story-bubble${attempt === null ? ' story-past' : ''}`} data-aloud>
        <Quoted language={options.language}>{text}</Quoted>
      </p>
      <p class="story-read">
        {attempt === null
          ? said({ fr: `Voilà ce que disait ${name}.`, en: `That is what ${name} said.` })
          : said({ fr: `Lisez à voix haute ce que dit ${name}.`, en: `Read aloud what ${name} says.` })}
      </p>
    </div>
  )
}
