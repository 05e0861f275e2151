import type { GameId } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import { seedFrom } from '@veillee/kernel'
import { LENT } from '@veillee/room'
import { pictureOf } from '@veillee/room/testing'
import type { Hello } from './act.ts'
import type { Device } from './device.ts'
import { NAMES, SCREEN, type WireRun } from './wire-run.ts'

const STRANGER = 'a stranger'
const WATCHER = 'Wim'
const TIMER_MS = 60_000
/** Half of the deck: so many that every hand has some. */
const PHOTOS = 50

/** Everybody comes, sits down and answers what they are asked, until the match has begun. */
export async function gather(run: WireRun, seats: number): Promise<void> {
  const { setting, language = 'fr', own, ...options } = optionsFor(run, seats)
  const game = run.variants.game.id as GameId
  const choice = { game, setting, language, options }
  await run.enters(NAMES[0]!, { do: 'open', name: NAMES[0]!, choice })
  if (run.variants.game.ownWords && own) await run.asks(NAMES[0]!, { do: 'layWords', language, words: own })
  await run.enters(SCREEN, { do: 'join', name: '', isScreen: true })
  await comeTogether(run, seats, setting === 'remote' && !simulated[game].needsWit)
  await comeToLookOn(run)
  if (run.variants.game.own && run.oneIn(2)) await bringPhotos(run)
  await chatter(run)
  await prepare(run)
  await start(run)
}

const optionsFor = ({ variants, chance }: WireRun, seats: number) =>
  variants.options(seats, chance) as { setting: string; language?: string; own?: unknown }

const seated = ({ room }: WireRun): number => room.seating.filter(holder => holder !== null).length

/** A phone each, but for two who share one; now and then a host who only leads, or a bot. */
async function comeTogether(run: WireRun, seats: number, mayHaveBots: boolean): Promise<void> {
  const [ada, ...others] = NAMES
  if (run.oneIn(6)) await run.asks(ada!, { do: 'stand' })
  const shares = run.oneIn(2) ? run.chance.below(seats) : undefined
  const people = mayHaveBots && run.oneIn(3) ? seats - 1 : seats
  for (let i = 0; seated(run) < people; i++) {
    if (i === shares && run.open.length > 1) await share(run)
    else await run.enters(others[i]!, { do: 'join', name: others[i]! })
  }
  if (people < seats) await run.asks(ada!, { do: 'seatBot', seat: people, level: 'average' })
}

async function share(run: WireRun): Promise<void> {
  const owner = run.chance.pick(run.open.filter(({ name }) => name !== SCREEN))
  await run.asks(owner.name, { do: 'share', name: `${owner.name} bis` })
}

async function comeToLookOn(run: WireRun): Promise<void> {
  await run.enters(WATCHER, { do: 'join', name: WATCHER })
  await run.asks(WATCHER, { do: 'stand' })
  await knockInVain(run)
}

/** ROOM-39: by one who only looks on, and by one who plays. */
async function bringPhotos(run: WireRun): Promise<void> {
  const player = run.chance.pick(run.open.filter(({ name }) => name !== SCREEN)).name
  for (let number = 0; number < PHOTOS; number++)
    await run.asks(number % 2 ? player : WATCHER, {
      do: 'addPhoto',
      title: `Our ${number}`,
      picture: pictureOf(number),
    })
}

/**
 * Somebody with a wrong code, a token that is nobody's, or a link that leads nowhere any more. One at a time: whoever
 * guesses wrong too often would shut out everybody at the same address. Who gets in all the same does not come back.
 */
export async function knockInVain(run: WireRun): Promise<void> {
  const stranger = run.world.device(STRANGER)
  const giver = [...run.world.devices.values()].find(({ link }) => link !== undefined)
  const ways: readonly Hello[] = [
    { do: 'join', name: STRANGER, code: 'ZZZZZZZZ' },
    { do: 'resume', tokenOf: null },
    ...(giver ? [{ do: 'moveIn', linkOf: giver.name } as const] : []),
  ]
  await run.enters(STRANGER, run.chance.pick(ways))
  await run.does(STRANGER, { do: 'hangUp' })
  stranger.key = undefined
}

async function chatter(run: WireRun): Promise<void> {
  for (const { name } of run.open) {
    if (run.oneIn(3)) await run.asks(name, { do: 'say', kind: 'words', text: `${name} is here` })
    if (run.oneIn(4)) await run.asks(name, { do: 'say', kind: 'faces', text: 'wow' })
  }
}

/** ROOM-13, 15, 33. */
async function prepare(run: WireRun): Promise<void> {
  for (const device of run.open) {
    if (run.oneIn(2)) await run.asks(device.name, { do: 'addNumber', number: someNumber(run) })
    if (!run.oneIn(3)) await answerPalm(run, device)
  }
  if (run.oneIn(2)) await run.asks(NAMES[0]!, { do: 'setTimer', timerMs: TIMER_MS })
  await run.comesBack(run.chance.pick(run.open))
}

export async function answerPalm(run: WireRun, { name }: Device): Promise<void> {
  await run.asks(name, { do: 'answerPalm', lends: run.chance.pick(LENT) })
}

const someNumber = ({ chance }: WireRun): string =>
  seedFrom(
    chance
      .below(2 ** 32)
      .toString(16)
      .padStart(64, '0'),
    [],
  )

async function start(run: WireRun): Promise<void> {
  const match = run.room.matches + 1
  await run.asks(WATCHER, { do: 'start', match })
  await run.asks(run.host!.name, { do: 'start', match })
}
