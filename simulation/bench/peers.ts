import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { BenchPhone } from './phone.ts'
import { Measured } from './process.ts'
import { addressOf, allHave, type BenchTable, SEATS } from './table.ts'

/** Other servers that games are made with, each as its manual has it; none of them keeps anything on a disk. */

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'tools', 'peers')

/** They are fetched when they are asked for, into their own folder. False where that could not be done. */
export async function installPeers(): Promise<boolean> {
  const [code] = await once(
    spawn(process.execPath, [join(FOLDER, 'install.mjs')], { stdio: 'inherit' }),
    'exit',
  )
  return code === 0
}

const started = (name: string) => (): Promise<Measured> => Measured.program(join(FOLDER, `${name}.mjs`))

export const startColyseus = started('colyseus')
export const startBoardgameIo = started('boardgame-io')

const tableOf = (phones: readonly BenchPhone[], move: () => Promise<number>): BenchTable => ({
  phones,
  move,
  tidyUp: () => {
    for (const phone of phones) phone.forget()
  },
})

// Colyseus: the first byte of a frame says what it is.

const JOIN = 10
const MESSAGE = 13
const STATE = 14
const PATCH = 15

/** “move” and a seat, as MessagePack has them. */
const moveOf = (seat: number): Buffer => Buffer.from([MESSAGE, 0xa4, ...Buffer.from('move'), seat])

interface Reserved {
  readonly room: { readonly roomId: string; readonly processId: string }
  readonly sessionId: string
}

export async function colyseusTable(port: number, number: number): Promise<BenchTable> {
  const phones: BenchPhone[] = []
  while (phones.length < SEATS) {
    const response = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/table`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ table: number }),
    })
    const { room, sessionId } = (await response.json()) as Reserved
    const path = `${room.processId}/${room.roomId}?sessionId=${sessionId}`
    const phone = await BenchPhone.connect(port, path, addressOf(number))
    if (phone.samples?.[0] !== JOIN) await allHave([phone], frame => frame[0] === JOIN)
    const isIn = allHave([phone], frame => frame[0] === STATE)
    phone.say(Buffer.from([JOIN]))
    await isIn
    phones.push(phone)
  }
  let turn = 0
  return tableOf(phones, () => {
    const told = allHave(phones, frame => frame[0] === PATCH)
    phones[turn % SEATS]!.say(moveOf(turn++ % SEATS))
    return told
  })
}

// boardgame.io: events of Socket.IO, as text.

const EVENT = '42/table,'
const isEvent = (name: string) => (frame: string | Buffer) =>
  typeof frame === 'string' && frame.startsWith(`${EVENT}["${name}"`)

export async function boardgameIoTable(port: number, number: number): Promise<BenchTable> {
  const match = `match-${number}`
  const phones: BenchPhone[] = []
  while (phones.length < SEATS) {
    const phone = await BenchPhone.connect(port, 'socket.io/?EIO=4&transport=websocket', addressOf(number))
    phone.replies.set('2', '3') // a sign of life, when it is asked for
    const isIn = allHave([phone], frame => typeof frame === 'string' && frame.startsWith('40/table'))
    phone.say('40/table,')
    await isIn
    const sees = allHave([phone], isEvent('sync'))
    phone.say(`${EVENT}${JSON.stringify(['sync', match, `${phones.length}`, null, SEATS])}`)
    await sees
    phones.push(phone)
  }
  let turn = 0
  return tableOf(phones, () => {
    const told = allHave(phones, isEvent('update'))
    const state = turn++ // each move names the state that it answers, and makes the next
    const seat = state % SEATS
    const payload = { type: 'move', args: [seat], playerID: `${seat}`, credentials: null }
    const update = ['update', { type: 'MAKE_MOVE', payload }, state, match, `${seat}`]
    phones[seat]!.say(`${EVENT}${JSON.stringify(update)}`)
    return told
  })
}
