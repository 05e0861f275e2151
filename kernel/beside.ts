import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seed } from './chance.ts'
import { inside } from './inside.ts'
import type { Match } from './match.ts'

/**
 * Chance for what goes on beside the rules, such as how a palm feels a gesture: it follows from the match and from a
 * name alone, so that it can be had again, and tells nothing of the match's own chance.
 */
export function seedBeside(match: Match, name: string): Seed {
  const sink = sha256.create().update(utf8ToBytes(`veillee beside\n${name}\n`))
  return bytesToHex(sink.update(hexToBytes(inside(match).seed)).digest())
}
