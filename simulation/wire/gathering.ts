import { seedFrom } from '@veillee/kernel'
import { LENT } from '@veillee/room'
import type { Entrance } from './act.ts'
import type { Device } from './device.ts'
import { type Evening, NAMES, SCREEN } from './evening.ts'

const STRANGER = 'a stranger'
const WATCHER = 'Wim'
const TIMER_MS = 60_000

/** A bot that has nothing to say yet would have the story for ever. */
const TOLD_BY_PEOPLE = 'extraordinary-story'

/** Everybody comes, sits down and answers what they are asked, until the match has begun. */
export async function gather(evening: Evening, seats: number): Promise<void> {
  const { setting, language, ...options } = optionsFor(evening, seats)
  const choice = { game: evening.variants.game.id, setting, language: language ?? 'fr', options }
  await evening.enters(NAMES[0]!, { do: 'open', name: NAMES[0]!, choice })
  await evening.enters(SCREEN, { do: 'join', name: '', isScreen: true })
  await comeTogether(evening, seats, setting === 'remote' && choice.game !== TOLD_BY_PEOPLE)
  await comeToLookOn(evening)
  await chatter(evening)
  await prepare(evening)
  await start(evening)
}

const optionsFor = ({ variants, chance }: Evening, seats: number) =>
  variants.options(seats, chance) as { setting: string; language?: string }

const seated = ({ room }: Evening): number => room.seating.filter(holder => holder !== null).length

/** A phone each, but for two who share one; now and then a host who only leads, or a bot. */
async function comeTogether(evening: Evening, seats: number, mayHaveBots: boolean): Promise<void> {
  const [ada, ...others] = NAMES
  if (evening.oneIn(6)) await evening.wishes(ada!, { do: 'stand' })
  const shares = evening.oneIn(2) ? evening.chance.below(seats) : undefined
  const people = mayHaveBots && evening.oneIn(3) ? seats - 1 : seats
  for (let i = 0; seated(evening) < people; i++) {
    if (i === shares && evening.open.length > 1) await share(evening)
    else await evening.enters(others[i]!, { do: 'join', name: others[i]! })
  }
  if (people < seats) await evening.wishes(ada!, { do: 'seatBot', seat: people, level: 'average' })
}

async function share(evening: Evening): Promise<void> {
  const owner = evening.chance.pick(evening.open.filter(({ name }) => name !== SCREEN))
  await evening.wishes(owner.name, { do: 'share', name: `${owner.name} bis` })
}

async function comeToLookOn(evening: Evening): Promise<void> {
  await evening.enters(WATCHER, { do: 'join', name: WATCHER })
  await evening.wishes(WATCHER, { do: 'stand' })
  await knockInVain(evening)
}

/**
 * Somebody with a wrong code, a token that is nobody's, or a link that leads nowhere any more. One at a time: whoever
 * guesses wrong too often would shut out everybody at the same address. Who gets in all the same does not come back.
 */
export async function knockInVain(evening: Evening): Promise<void> {
  const stranger = evening.world.device(STRANGER)
  const giver = [...evening.world.devices.values()].find(({ link }) => link !== undefined)
  const ways: readonly Entrance[] = [
    { do: 'join', name: STRANGER, code: 'ZZZZZZZZ' },
    { do: 'resume', tokenOf: null },
    ...(giver ? [{ do: 'moveIn', linkOf: giver.name } as const] : []),
  ]
  await evening.enters(STRANGER, evening.chance.pick(ways))
  await evening.does(STRANGER, { do: 'hangUp' })
  stranger.key = undefined
}

async function chatter(evening: Evening): Promise<void> {
  for (const { name } of evening.open) {
    if (evening.oneIn(3)) await evening.wishes(name, { do: 'say', kind: 'words', text: `${name} is here` })
    if (evening.oneIn(4)) await evening.wishes(name, { do: 'say', kind: 'faces', text: 'wow' })
  }
}

/** ROOM-13, 15, 33. */
async function prepare(evening: Evening): Promise<void> {
  for (const device of evening.open) {
    if (evening.oneIn(2)) await evening.wishes(device.name, { do: 'addNumber', number: someNumber(evening) })
    if (!evening.oneIn(3)) await answerPalm(evening, device)
  }
  if (evening.oneIn(2)) await evening.wishes(NAMES[0]!, { do: 'setTimer', timerMs: TIMER_MS })
  await evening.comesBack(evening.chance.pick(evening.open))
}

export async function answerPalm(evening: Evening, { name }: Device): Promise<void> {
  await evening.wishes(name, { do: 'answerPalm', lends: evening.chance.pick(LENT) })
}

const someNumber = ({ chance }: Evening): string =>
  seedFrom(
    chance
      .below(2 ** 32)
      .toString(16)
      .padStart(64, '0'),
    [],
  )

async function start(evening: Evening): Promise<void> {
  const match = evening.room.matches + 1
  await evening.wishes(WATCHER, { do: 'start', match })
  await evening.wishes(evening.host!.name, { do: 'start', match })
}
