import { games } from '@veillee/games'
import { type Chance, chanceAt, mayFetch } from '@veillee/kernel'
import { Broken } from './play.ts'
import { seedOfMatch } from './trial.ts'
import type { Variants } from './variants.ts'
import { inWords } from './wire/act.ts'
import { isSum } from './wire/device.ts'
import { type Eyes, forkFor } from './wire/fork.ts'
import { ForkedLog, RecordedLog, type Shown } from './wire/forked-log.ts'
import { gather } from './wire/gathering.ts'
import { INCIDENTS, REACTIONS, touch, windUp } from './wire/incidents.ts'
import type { Recording } from './wire/recording.ts'
import { numberEvents } from './wire/rulebook.ts'
import { devicesOf, isOthersMove, kindOf, Variation } from './wire/variation.ts'
import { WireRun } from './wire/wire-run.ts'
import { type Brought, type Tamper, World } from './wire/world.ts'

/** How much was compared. */
export interface Compared {
  readonly frames: number
  readonly bytes: number
  /** Cells of a State that were dealt anew. */
  readonly cells: number
  /** Acts that did not happen in the other world, moves among them. */
  readonly leftOut: number
  /** Frames to devices that may know, and so saw something else. */
  readonly differentElsewhere: number
}

const PLAYERS = 2 ** 31 + 1
const TOUCH_ONE_IN = 2
const REACTION_ONE_IN = 5
const INCIDENT_ONE_IN = 4
const EARLY_ONE_IN = 400

const chanceOf = (seed: number): Chance => chanceAt(seedOfMatch(seed), PLAYERS)

// The first world

/** A whole evening over real sockets, with all that can happen at a table, drawn from the seed. */
export async function record(
  variants: Variants,
  seats: number,
  seed: number,
  tamper?: Tamper,
): Promise<Recording> {
  const world = new World(new RecordedLog(() => 0), tamper)
  const restore = numberEvents(variants.game)
  try {
    await world.opens()
    const run = new WireRun(world, variants, chanceOf(seed))
    await gather(run, seats)
    await playOn(run)
    await windUp(run)
    return run.recording
  } finally {
    await world.closes().finally(restore)
  }
}

async function playOn(run: WireRun): Promise<void> {
  let bag = run.chance.shuffled(INCIDENTS)
  while (run.isPlaying) {
    if (run.oneIn(TOUCH_ONE_IN)) await touch(run)
    if (run.oneIn(REACTION_ONE_IN)) await run.chance.pick(REACTIONS)(run)
    else if (!run.oneIn(INCIDENT_ONE_IN)) await run.plays()
    else if (run.oneIn(EARLY_ONE_IN)) await run.endsEarly()
    else await bag.pop()!(run)
    if (bag.length === 0) bag = run.chance.shuffled(INCIDENTS)
  }
}

/** Everybody who could look: each phone, and nobody in particular. */
export function eyesIn({ devices }: Recording): readonly Eyes[] {
  const eyes = [...devices.values()].map(seats => [...seats].sort((a, b) => a - b))
  return [...new Map(eyes.map(seats => [seats.join(), seats])).values()]
}

// The other world

/**
 * The same evening once more, over real sockets, for the eyes of one phone. All that they may not know has been dealt
 * anew; they, and everybody who sees no more than they do, must be sent the same bytes, act by act.
 *
 * Many frames are changes of what was seen before; so what they add up to is compared as well, whenever one has come.
 *
 * What is held equal, and why that is sound:
 * - The seed, and so promise and fingerprint: it is the State that is dealt anew, not the shuffle. A fingerprint tells
 *   of its seed what a hash tells; another seed would change it, and prove nothing.
 * - Chance goes by the number that an event had in the first world, so that a secret move which is left out shifts no
 *   card that is drawn later. That nobody is sent how many events there were is what leaving some out proves.
 * - The clock, and the server’s own dice: room, code, promises, what bots choose. Tokens and links of others differ.
 * - Which of their choices people make, by number: what lies behind a choice differs wherever it is hidden. What is
 *   typed in the open is the same; gestures of others differ until the eyes may have them.
 * - What is told by an event is what the first world has: right before it, the deal is taken back.
 */
export async function compare(
  recording: Recording,
  eyes: Eyes,
  seed: number,
  tamper?: Tamper,
): Promise<Compared> {
  const chance = chanceOf(seed)
  const own = devicesOf(recording, eyes)
  const fork = forkFor(recording, eyes, isOthersMove(recording, own), chance)
  const variation = new Variation(recording, eyes, fork, chance)
  const world: World = new World(new ForkedLog(shownTo(recording, eyes), () => world.acts), tamper)
  const restore = numberEvents(games[recording.game], fork)
  const tally = { frames: 0, bytes: 0, cells: fork.cells, leftOut: 0, differentElsewhere: 0 }
  try {
    await world.opens()
    for (const [number, there] of recording.brought.entries()) {
      const { act, salt } = variation.of(number)
      const here = act ? await world.performs(act, salt) : world.passes(recording.acts[number]!)
      if (!act) tally.leftOut++
      for (const name of own) count(tally, sameFrames(recording, number, here, name, eyes))
      tally.differentElsewhere += differences(there, here, own)
      if (act) sameHappened(recording, number, here)
    }
    return tally
  } finally {
    await world.closes().finally(restore)
  }
}

/** From when on each gesture may be fetched by these eyes. */
function shownTo({ matches, happened }: Recording, eyes: Eyes): ReadonlyMap<number, Shown> {
  const gestures = happened.filter(({ event }) => event.gesture !== undefined)
  const shown = gestures.flatMap(({ event: { gesture, input } }): [number, Shown][] => {
    const at = matches.findIndex(match =>
      [...eyes, 'nobody' as const].some(eye => mayFetch(match, eye, gesture!)),
    )
    return at === -1 ? [] : [[gesture!, { input, fromAct: happened[at - 1]!.act }]]
  })
  return new Map(shown)
}

function count(tally: { frames: number; bytes: number }, heard: readonly string[]): void {
  const frames = heard.filter(one => !isSum(one))
  tally.frames += frames.length
  for (const frame of frames) tally.bytes += Buffer.byteLength(frame)
}

const framesTo = ({ heard }: Brought, name: string): readonly string[] => heard.get(name) ?? []

function sameFrames(
  { acts, brought, game }: Recording,
  number: number,
  here: Brought,
  name: string,
  eyes: Eyes,
): readonly string[] {
  const one = framesTo(brought[number]!, name)
  const other = framesTo(here, name)
  const differs = one.findIndex((frame, i) => frame !== other[i])
  if (differs === -1 && one.length === other.length) return one
  const at = differs === -1 ? one.length : differs
  throw new Broken(
    `${game}: ${name} (eyes of ${eyes.join(' and ') || 'nobody'}) could tell ${around(one[at], other[at])} ` +
      `in frame ${at + 1} after act ${number}, ${inWords(acts[number]!)}`,
  )
}

/** What is around the first difference. */
function around(one: string | undefined, other: string | undefined): string {
  let at = 0
  while (one !== undefined && one[at] === other?.[at]) at++
  const part = (frame: string | undefined) =>
    frame === undefined ? 'no frame' : `…${frame.slice(Math.max(0, at - 80), at + 60)}…`
  return `${part(one)} from ${part(other)}`
}

const differences = ({ heard }: Brought, here: Brought, own: ReadonlySet<string>): number =>
  [...heard]
    .filter(([name]) => !own.has(name))
    .flatMap(([name, frames]) =>
      frames.filter((frame, i) => frame !== framesTo(here, name)[i] && !isSum(frame)),
    ).length

/** The worlds differ in what is hidden, and in nothing else: otherwise they would prove nothing from here on. */
function sameHappened({ acts, brought }: Recording, number: number, { entries }: Brought): void {
  const there = brought[number]!.entries.map(kindOf).join()
  const here = entries.map(kindOf).join()
  if (here !== there)
    throw new Broken(`the worlds part after act ${number}, ${inWords(acts[number]!)}: ${there} or ${here}`)
}
