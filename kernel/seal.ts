import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isSeed, type Seed } from './chance.ts'
import type { Game } from './game.ts'
import { seatsOf } from './game.ts'
import { isRefusal } from './language.ts'
import { type Start, start } from './match.ts'
import { handView, tableView } from './view.ts'

/**
 * ROOM-15. The server settles on a number and shows its hash; then every phone adds one of its own; the seed is
 * the hash of them all. So the server could not choose after it had seen the others, and they could not see it.
 */
export interface Seal {
  /** Shown before the phones send their numbers. */
  readonly promise: string
  /** What the phones sent, in the order in which the room counted them. */
  readonly numbers: readonly string[]
  /** The hash of the seed, shown when the match begins. */
  readonly fingerprint: string
}

/** What the room shows when the match is over. */
export interface OpenedSeal {
  readonly server: string
  readonly seed: Seed
}

const hash = (label: string, ...parts: readonly string[]): string => {
  const sink = sha256.create().update(utf8ToBytes(`veillee ${label}\n`))
  for (const part of parts) sink.update(hexToBytes(part))
  return bytesToHex(sink.digest())
}

/** A number that somebody adds to the seed: 256 bits in hexadecimal, so that each alone would be enough. */
const isNumber = isSeed

export const promiseOf = (server: string): string => hash('promise', server)

export const fingerprintOf = (seed: Seed): string => hash('fingerprint', seed)

/** All numbers are of one length, so none can run into the next. */
export const seedFrom = (server: string, numbers: readonly string[]): Seed => hash('seed', server, ...numbers)

export function sealOf(server: string, numbers: readonly string[]): Seal {
  const fingerprint = fingerprintOf(seedFrom(server, numbers))
  return { promise: promiseOf(server), numbers, fingerprint }
}

/** Whether what is shown at the end is what was promised at the start, and this phone's number is in it. */
export function isKept(seal: Seal, opened: OpenedSeal, own?: string): boolean {
  return (
    [opened.server, opened.seed, ...seal.numbers].every(isNumber) &&
    (own === undefined || seal.numbers.includes(own)) &&
    promiseOf(opened.server) === seal.promise &&
    seedFrom(opened.server, seal.numbers) === opened.seed &&
    fingerprintOf(opened.seed) === seal.fingerprint
  )
}

/** The deal once more, as everybody saw it when the match began. */
export function replayDeal<Table, Hand, Options, Result>(
  game: Game<Table, Hand, Options, Result>,
  asked: Start,
) {
  const match = start(game, asked)
  if (isRefusal(match)) throw new Error(match.refusal.en)
  return { table: tableView(match), hands: seatsOf(asked.seats).map(seat => handView(match, seat)) }
}
