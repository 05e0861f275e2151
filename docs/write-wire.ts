import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decksSchema } from './decks.ts'
import { record } from './transcript.ts'
import { asyncApiFor, renewedPage } from './wire.ts'

/** Writes down what the wire is now: the made sections of docs/wire.md, docs/asyncapi.json, and of decks docs/decks.schema.json. */

const folder = join(import.meta.dirname, '..')
const pageFile = join(folder, 'wire.md')

const page = renewedPage(readFileSync(pageFile, 'utf8'), await record())
writeFileSync(pageFile, page)
writeFileSync(join(folder, 'asyncapi.json'), asyncApiFor(page))
writeFileSync(join(folder, 'decks.schema.json'), decksSchema())
console.log('docs/wire.md, docs/asyncapi.json and docs/decks.schema.json are up to date')
