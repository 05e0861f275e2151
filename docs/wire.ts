import { isDeepStrictEqual } from 'node:util'
import { asyncApi, type Examples } from './asyncapi.ts'
import { sectionOf, withSection } from './page.ts'
import { moveTables, wishTable } from './tables.ts'
import { type Heard, masked, read, written } from './transcript.ts'

/** docs/wire.md and docs/asyncapi.json, as they have to be. */

const fenced = (text: string): string => `\`\`\`text\n${text}\n\`\`\``
const unfenced = (text: string): string => text.replace(/^```text\n/, '').replace(/\n```$/, '')

/** The exchange that the page tells. */
export const transcriptOf = (page: string): readonly Heard[] => read(unfenced(sectionOf(page, 'transcript')))

/** The page with its tables, and with this exchange if it differs by more than chance and the clock. */
export function renewedPage(page: string, heard: readonly Heard[]): string {
  const tables = withSection(withSection(page, 'wishes', wishTable()), 'moves', moveTables())
  const isSame = isDeepStrictEqual(masked(heard), masked(transcriptOf(page)))
  return isSame ? tables : withSection(tables, 'transcript', fenced(written(heard)))
}

/** The first of each kind. */
function examplesIn(heard: readonly Heard[]): Examples {
  const examples = new Map<string, readonly unknown[]>()
  for (const { frame } of heard) {
    if (frame === null || typeof frame === 'number') continue
    const name = String(frame.do ?? frame.say)
    if (!examples.has(name)) examples.set(name, [frame])
  }
  return examples
}

export const asyncApiFor = (page: string): string =>
  `${JSON.stringify(asyncApi(examplesIn(transcriptOf(page))), null, 2)}\n`
