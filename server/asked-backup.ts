import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Stop } from '@veillee/room'
import type { Archive, Piece } from './archive.ts'

/**
 * A file belongs to the server that has it open, so a backup is asked of that server. It is asked by a file beside it,
 * and answers by another: whoever may put a file there may read everything anyway, and it is so on every system.
 */
const WANTED = '.backup-wanted'
const PIECES = '.pieces-'
const PART = '.part'
const ID_BYTES = 8
const isId = (text: string): boolean => /^[0-9a-f]{16}$/.test(text)

const LOOK_MS = 500
/** Whoever has not begun by then is no server that can. */
const BEGIN_MS = 15_000
const OWNER_ONLY = 0o600

// On the server

/** Looks now and then whether somebody wants a backup, one at a time; gives back how to stop. */
export function answerBackups(file: string, log: Archive, onTrouble: (error: unknown) => void): Stop {
  let isBusy = true
  const look = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    await answer(file, log)
      .catch(onTrouble)
      .finally(() => {
        isBusy = false
      })
  }
  void sweep(file).finally(() => {
    isBusy = false
  })
  const looking = setInterval(() => void look(), LOOK_MS).unref()
  return () => clearInterval(looking)
}

async function answer(file: string, log: Archive): Promise<void> {
  const id = await readFile(file + WANTED, 'utf8').catch(() => '')
  if (!isId(id)) return
  await rm(file + WANTED, { force: true })
  await writePieces(file + PIECES + id, log)
}

/** What was left behind when somebody was interrupted: it holds what the file holds, and is nobody's. */
async function sweep(file: string): Promise<void> {
  const ours = (name: string): boolean =>
    name.startsWith(basename(file) + PIECES) &&
    isId(name.slice(basename(file).length + PIECES.length).replace(PART, ''))
  const left = await readdir(dirname(file)).catch(() => [])
  for (const name of left.filter(ours)) await rm(join(dirname(file), name), { force: true })
  await rm(file + WANTED, { force: true })
}

/** Whole, or not at all. */
async function writePieces(to: string, log: Archive): Promise<void> {
  const part = to + PART
  try {
    await pipeline(
      Readable.from(linesOf(log)),
      createGzip({ level: 1 }),
      createWriteStream(part, { flags: 'wx', mode: OWNER_ONLY }),
    )
    await rename(part, to)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function* linesOf(log: Archive): AsyncGenerator<string> {
  for await (const pieces of log.pieces()) if (pieces.length > 0) yield `${JSON.stringify(pieces)}\n`
}

// Whoever asks

/** All that the server has which uses this file. */
export async function askForPieces(file: string): Promise<Archive & { done(): Promise<void> }> {
  const id = randomBytes(ID_BYTES).toString('hex')
  await writeFile(file + WANTED, id, { flag: 'wx', mode: OWNER_ONLY }).catch(() => {
    throw new Error(`Somebody else is just making a backup of “${file}”. Try again in a moment.`)
  })
  const pieces = file + PIECES + id
  await comes(file, pieces)
  return { pieces: () => piecesIn(pieces), done: () => rm(pieces, { force: true }) }
}

async function comes(file: string, pieces: string): Promise<void> {
  const giveUpAt = performance.now() + BEGIN_MS
  let size = -1
  while (!(await sizeOf(pieces))) {
    const now = await sizeOf(pieces + PART)
    if (now === undefined && (size >= 0 || performance.now() > giveUpAt)) {
      if (await sizeOf(pieces)) return
      await rm(file + WANTED, { force: true })
      throw new Error(
        size >= 0
          ? `The server that uses “${file}” could not write the backup beside it: look at its notes.`
          : `A server uses “${file}”, but does not answer: it may be an older one. End it, and try again.`,
      )
    }
    size = now ?? size
    await pause(LOOK_MS / 5)
  }
}

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )

async function* piecesIn(file: string): AsyncGenerator<readonly Piece[]> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) yield JSON.parse(line)
}
