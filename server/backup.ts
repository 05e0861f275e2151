import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Log, NamedLog } from '@veillee/room'
import type { Archive } from './archive.ts'
import { askForPieces } from './asked-backup.ts'
import { type Copy, copyAll, SettableClock } from './copying.ts'
import type { Invocation } from './invocation.ts'
import type { NatsSettings } from './nats-connect.ts'
import { openSqliteLog } from './sqlite-log.ts'
import { isInUse } from './sqlite-trouble.ts'

/** Where everything is kept: in a file, or in NATS. */
type Place = { readonly file: string } | { readonly nats: NatsSettings }

/** Everything into one file, also while servers use it. */
export async function backup({ words, chosen }: Invocation): Promise<void> {
  const from: Place = chosen.nats ? { nats: chosen.nats } : { file: resolve(chosen.data) }
  await copyBetween(from, newFile(words[0]!))
}

/** What a backup holds, back to where things are kept. */
export async function restore({ words, chosen }: Invocation): Promise<void> {
  const kept = await mkdtemp(join(tmpdir(), 'veillee-'))
  try {
    const file = join(kept, 'backup.sqlite')
    await copyFile(closed(existing(words[0]!)), file) // a backup stays as it is, whatever version opens it
    await copyBetween({ file }, chosen.nats ? { nats: chosen.nats } : { file: resolve(chosen.data) })
  } finally {
    await rm(kept, { recursive: true, force: true })
  }
}

/** From a file to NATS, or the other way round, or between two of either. */
export async function copy({ words, chosen }: Invocation): Promise<void> {
  const [from, to] = words.map(word => placeOf(word, chosen.nats)) as [Place, Place]
  if ('file' in from) existing(from.file)
  await copyBetween(from, to)
}

const isAddress = (word: string): boolean => /^(nats|tls):\/\//.test(word)

function placeOf(word: string, nats: NatsSettings | undefined): Place {
  if (!isAddress(word)) return { file: resolve(word) }
  const servers = word.split(',').map(one => {
    if (!URL.canParse(one)) throw new Error('An address of NATS looks like nats://10.0.0.1:4222.')
    return new URL(one)
  })
  return { nats: { ...nats, servers } }
}

function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file “${resolve(file)}”.`)
  return resolve(file)
}

/** What lies in the journal beside it would be missing. */
function closed(file: string): string {
  if (existsSync(`${file}-wal`))
    throw new Error(
      `A server uses “${file}”, or was killed while it did. Make a backup of it first, and restore that.`,
    )
  return file
}

function newFile(file: string): Place {
  if (existsSync(file))
    throw new Error(`“${resolve(file)}” is there already. Name another file, or move it away.`)
  return { file: resolve(file) }
}

async function copyBetween(from: Place, to: Place): Promise<void> {
  const clock = new SettableClock()
  const source = await opened(from)
  try {
    say(await ('file' in to ? intoFile(source, to.file, clock) : intoNats(source, to.nats, clock)))
  } finally {
    await source.done()
  }
}

const say = ({ rooms, entries }: Copy): void =>
  console.log(
    `Copied, and looked through: ${counted(rooms, 'evening')}, ${counted(entries, 'line')}. Both hold the same.`,
  )

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

type Source = Archive & { done(): Promise<void> }

const opened = (place: Place): Promise<Source> =>
  'file' in place ? openedFile(existing(place.file)) : openNats(place.nats, Date.now).then(asSource)

const asSource = (log: Log & Archive): Source => ({ pieces: () => log.pieces(), done: () => log.close() })

/** Of a server that has it open, if one has. */
async function openedFile(file: string): Promise<Source> {
  try {
    return asSource(await openSqliteLog(file))
  } catch (error) {
    if (isInUse((error as Error).cause)) return askForPieces(file)
    throw error
  }
}

/** What speaks to NATS is read only where there is one. */
async function openNats(nats: NatsSettings, now: () => number): Promise<NamedLog & Archive> {
  const { openNatsLog } = await import('./nats-connect.ts')
  return openNatsLog(nats, now)
}

async function intoNats(source: Archive, nats: NatsSettings, clock: SettableClock): Promise<Copy> {
  const log = await openNats(nats, clock.now)
  return copyAll(source, log, clock).finally(() => log.close())
}

/** A new file has its name only once it is whole. */
async function intoFile(source: Archive, file: string, clock: SettableClock): Promise<Copy> {
  const isNew = !existsSync(file)
  const part = isNew ? `${file}.part` : file
  if (isNew) await rm(part, { force: true })
  try {
    const log = await openSqliteLog(part, clock.now)
    const copied = await copyAll(source, log, clock).finally(() => log.close())
    if (isNew) await rename(part, file)
    return copied
  } finally {
    if (isNew) await rm(part, { force: true })
  }
}
