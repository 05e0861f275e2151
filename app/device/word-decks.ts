import { signal } from '@preact/signals'
import { readWordDeck, type WordDeck } from '@veillee/games'
import { isRefusal } from '@veillee/kernel'
import { store, storedValue } from './stored.ts'

/** A deck of words that this device keeps (TALE-36); the newest is the first. */
export interface KeptDeck extends WordDeck {
  readonly id: string
}

const KEY = 'words'
/** More than anybody makes; they are small. */
const MOST_DECKS = 50

function keptNow(): readonly KeptDeck[] {
  const stored = storedValue(KEY)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((raw: Partial<KeptDeck>) => {
    const deck = readWordDeck(raw)
    return isRefusal(deck) || typeof raw.id !== 'string' ? [] : [{ ...deck, id: raw.id }]
  })
}

const decks = signal<readonly KeptDeck[]>(keptNow())

export const keptDecks = (): readonly KeptDeck[] => decks.value

function keep(all: readonly KeptDeck[]): void {
  decks.value = all.slice(0, MOST_DECKS)
  store(KEY, decks.value)
}

const newId = (): string => `${Date.now().toString(36)}${decks.peek().length}`

const isSame = (one: WordDeck, other: WordDeck): boolean =>
  one.language === other.language && JSON.stringify(one.words) === JSON.stringify(other.words)

/** A deck that comes by the same link once more is the one that is here already. */
const idFor = (deck: WordDeck): string => decks.peek().find(one => isSame(one, deck))?.id ?? newId()

/** Under its id, in the place of what was there; without one, as another deck. Says under which. */
export function keepDeck(deck: WordDeck, id = idFor(deck)): string {
  keep([{ ...deck, id }, ...decks.peek().filter(one => one.id !== id)])
  return id
}

export const forgetDeck = (id: string): void => keep(decks.peek().filter(one => one.id !== id))
