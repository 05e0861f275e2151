import { type WordDeck, wordDeckIn } from '@veillee/games'
import type { Refusal } from '@veillee/kernel'

/** TALE-36: a deck behind the # of a link, which no server is ever told. */
export const DECK_IN_LINK = 'deck'

/** As many letters as a code on a screen holds and a camera still reads from a hand. */
export const LONGEST_CODE = 1_400

const throughStream = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<ArrayBuffer> => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer()

const asLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const asBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

export async function packed(deck: WordDeck): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(deck))
  return asLetters(new Uint8Array(await throughStream(bytes, new CompressionStream('deflate-raw'))))
}

/** What a link brings; something else than a deck is refused as any file is. */
export async function unpacked(letters: string): Promise<WordDeck | Refusal> {
  try {
    return wordDeckIn(await inflated(asBytes(letters)))
  } catch {
    return wordDeckIn('')
  }
}

/** A few letters can unfold to more than any phone has room for: it stops where no deck could be that long. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).text()
    size += value.length
    if (size > LARGEST_UNPACKED) throw new RangeError('too long for a deck')
    parts.push(value)
  }
}

const LARGEST_UNPACKED = 400_000
