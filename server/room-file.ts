import { type Entry, exporting, headOf } from '@veillee/room'

/** Larger than any entry that a room could have: a request comes in 128 kB at most. */
const LARGEST_ENTRY = 256 * 1024
/** What is round the entries says which format it is, and no more. */
const LARGEST_REST = 4 * 1024
/** So many bytes are looked through, or read, in one step. */
const BYTES_A_STEP = 64 * 1024

const codeOf = (letter: string): number => letter.charCodeAt(0)
const [QUOTE, BACKSLASH, COMMA, LIST] = [codeOf('"'), codeOf('\\'), codeOf(','), codeOf('[')]
const OPENING: readonly number[] = [LIST, codeOf('{')]
const CLOSING: readonly number[] = [codeOf(']'), codeOf('}')]
/** In an object, in a list. */
const AMONG_ENTRIES = 2

/** Where entries begin and end: after its bracket or a comma, before a comma or the last bracket. */
type Cuts = readonly number[]

/** In pieces of so many letters. */
const LETTERS_A_PIECE = 64 * 1024

/** An evening as a file, in pieces that follow each other: whole it would hold up every room (ROOM-38). */
export function* writeRoomFile(entries: readonly Entry[]): Generator<void, readonly Buffer[]> {
  const pieces: Buffer[] = []
  let text = `${JSON.stringify(headOf(entries)).slice(0, -1)},"entries":[`
  let comma = ''
  for (const entry of exporting(entries)) {
    if (!entry) {
      yield
      continue
    }
    text += comma + JSON.stringify(entry)
    comma = ','
    if (text.length < LETTERS_A_PIECE) continue
    pieces.push(Buffer.from(text))
    text = ''
    yield
  }
  return [...pieces, Buffer.from(`${text}]}\n`)]
}

/**
 * What the file of an evening says, entry by entry: 16 MB at once would hold up every room (ROOM-38). Undefined if it
 * cannot be read; whether it is an evening, somebody else judges.
 */
export function* readRoomFile(file: Buffer): Generator<void, unknown> {
  const cuts = yield* entriesIn(file)
  const [first = 0, last = first] = [cuts[0], cuts.at(-1)]
  const rest = Buffer.concat([file.subarray(0, first), file.subarray(last)])
  const around = rest.length <= LARGEST_REST ? parsed(rest) : undefined
  if (typeof around !== 'object' || around === null) return undefined
  const entries: unknown[] = []
  let pauseAt = first + BYTES_A_STEP
  for (let i = 1; i < cuts.length; i++) {
    const entry = parsed(file.subarray(cuts[i - 1]! + (i > 1 ? 1 : 0), cuts[i]!))
    if (entry !== undefined) entries.push(entry)
    else if (cuts.length > 2 || file.subarray(first, last).toString().trim() !== '') return undefined
    if (cuts[i]! < pauseAt) continue
    pauseAt = cuts[i]! + BYTES_A_STEP
    yield
  }
  return cuts.length > 0 ? { ...around, entries } : around
}

/** The first list of the outermost object; none if there is none. */
function* entriesIn(file: Buffer): Generator<void, Cuts> {
  const cuts: number[] = []
  let [depth, isText, pauseAt] = [0, false, BYTES_A_STEP]
  for (let at = 0; at < file.length; at++) {
    if (at >= pauseAt) {
      pauseAt = at + BYTES_A_STEP
      yield
    }
    const byte = file[at]!
    if (isText && byte === BACKSLASH) at++
    else if (byte === QUOTE) isText = !isText
    else if (isText) continue
    else if (OPENING.includes(byte)) {
      depth++
      if (depth === AMONG_ENTRIES && byte === LIST) cuts.push(at + 1)
    } else if (CLOSING.includes(byte)) {
      depth--
      if (depth === AMONG_ENTRIES - 1 && cuts.length > 0) {
        cuts.push(at)
        return cuts
      }
    } else if (byte === COMMA && depth === AMONG_ENTRIES && cuts.length > 0) cuts.push(at)
  }
  return []
}

function parsed(bytes: Buffer): unknown {
  if (bytes.length > LARGEST_ENTRY) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
