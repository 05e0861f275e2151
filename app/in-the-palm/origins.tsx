import { SeatToken } from '../components/seat.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'
import { letterOf } from './large-view.tsx'
import { ordinalOf } from './ordinal.ts'
import { Photo, photoTitle } from './photo.tsx'
import type { Table } from './role.ts'
import { mimedCard, originOf } from './verdict.ts'

const WORDS = {
  deck: { fr: 'pioche', en: 'deck' },
  fromDeck: { fr: 'De la pioche.', en: 'From the deck.' },
  1: { fr: '1er', en: '1st' },
  2: { fr: '2e', en: '2nd' },
} as const

const ORDER = { mimed: 0, laid: 1, deck: 2 } as const

/** PALM-50: the photos that were not picked, and whose they were; the memories first. */
export function Origins({ table, onPress }: { table: Table; onPress: (card: number) => void }) {
  const { album, scored } = table
  const rest = album!
    .filter(card => !scored!.picks.includes(card))
    .sort((a, b) => ORDER[originOf(table, a).kind] - ORDER[originOf(table, b).kind])
  return (
    <section class="leaf palm-origins">
      <Truth table={table} />
      {rest.map(card => (
        <OriginShown key={card} table={table} card={card} onPress={() => onPress(card)} />
      ))}
    </section>
  )
}

/** What had really been mimed, where it was not found. */
function Truth({ table }: { table: Table }) {
  const missed = ([1, 2] as const).filter(
    memory => mimedCard(table, memory) !== table.scored!.picks[memory - 1],
  )
  if (missed.length === 0) return null
  return (
    <div class="truth">
      {missed.map(memory => {
        const title = photoTitle(mimedCard(table, memory))
        return (
          <p key={memory}>
            {memory === 1
              ? said({ fr: `1er souvenir : « ${title} »`, en: `1st memory: “${title}”` })
              : said({ fr: `2e souvenir : « ${title} »`, en: `2nd memory: “${title}”` })}
          </p>
        )
      })}
    </div>
  )
}

function OriginShown({ table, card, onPress }: { table: Table; card: number; onPress: () => void }) {
  const from = originOf(table, card)
  const words = useOwnerWords(table)(card)
  return (
    <Photo card={card} tag={letterOf(table.album!.indexOf(card))} note={words} onPress={onPress}>
      <Owner table={table} card={card} />
      {from.kind === 'mimed' && <span class="memory">{said(WORDS[from.memory])}</span>}
    </Photo>
  )
}

/** The tokens of whoever brought this card. */
export function Owner({ table, card, size = 30 }: { table: Table; card: number; size?: number }) {
  const sitter = useSitter()
  const seats = ownersOf(table, card)
  if (seats.length === 0) return <span class="palm-owner deck">{said(WORDS.deck)}</span>
  return (
    <span class="palm-owner">
      {seats.map(seat => (
        <SeatToken key={seat} of={sitter(seat)} size={size} />
      ))}
    </span>
  )
}

function ownersOf(table: Table, card: number): readonly number[] {
  const from = originOf(table, card)
  if (from.kind === 'deck') return []
  return from.kind === 'laid' ? table.teams[from.team]!.seats : [table.scored!.children[from.memory - 1]!]
}

export function useOwnerWords(table: Table) {
  const sitter = useSitter()
  return (card: number): string => {
    const from = originOf(table, card)
    if (from.kind === 'deck') return said(WORDS.fromDeck)
    const names = listed(ownersOf(table, card).map(seat => sitter(seat).name))
    const ordinal = ordinalOf(from.memory)
    return from.kind === 'mimed'
      ? said({
          fr: `Le ${ordinal.fr} souvenir, mimé par ${names}.`,
          en: `The ${ordinal.en} memory, mimed by ${names}.`,
        })
      : said({
          fr: `Glissée par ${names} au ${ordinal.fr} souvenir.`,
          en: `Slipped in by ${names} at the ${ordinal.en} memory.`,
        })
  }
}

export const OwnerWords = ({ table, card }: { table: Table; card: number }) => (
  <p>{useOwnerWords(table)(card)}</p>
)
