import { stateOf } from '@veillee/kernel/inside'
import { linesFor, PACKET, phoneView, readPacket, type ServerMessage } from '@veillee/room'
import { describe, expect, test } from 'vitest'
import type { State as StoryState } from '../games/extraordinary-story/state.ts'
import type { State as PalmState } from '../games/in-the-palm/state.ts'
import type { State as ReaderState } from '../games/palm-reader/state.ts'
import { Broken } from './play.ts'
import { GAMES, type Variants } from './variants.ts'
import type { Eyes } from './wire/fork.ts'
import { SCREEN } from './wire/wire-run.ts'
import type { Tamper, World } from './wire/world.ts'
import { compare, eyesIn, record } from './wire-secrecy.ts'

/** A mistake that no view has: somewhere between the views and the devices. */
interface WireLeak {
  readonly what: string
  readonly variants: Variants
  readonly seats: number
  readonly tamper: Tamper
}

const MOST_EVENINGS = 12

/** What the comparison says of a wire with this leak; undefined if it does not notice. */
async function caught({ variants, seats, tamper }: WireLeak): Promise<string | undefined> {
  try {
    for (let seed = 1; seed <= MOST_EVENINGS; seed++) {
      const recording = await record(variants, seats, seed, tamper)
      for (const eyes of fewestFirst(eyesIn(recording))) await compare(recording, eyes, seed, tamper)
    }
  } catch (error) {
    if (error instanceof Broken) return error.message
    throw error
  }
  return undefined
}

const fewestFirst = (eyes: readonly Eyes[]): readonly Eyes[] =>
  [...eyes].sort((one, other) => one.length - other.length)

// Ways to make a mistake

/** Each frame of this kind is sent as something else. */
const each =
  <Say extends ServerMessage['say']>(
    say: Say,
    change: (
      message: Extract<ServerMessage, { say: Say }>,
      so: Parameters<Tamper>[2],
      to: Parameters<Tamper>[1],
    ) => object | string,
  ): Tamper =>
  (frames, to, so) =>
    frames.map(frame => {
      const told = frame.startsWith(`{"say":"${say}"`) ? JSON.parse(frame) : undefined
      const changed = told && change(told, so, to)
      if (typeof changed === 'string') return changed
      return changed ? JSON.stringify(changed) : frame
    })

const stateIn = <State>({ room }: World): State | undefined =>
  room?.playing ? (stateOf(room.playing.match) as State) : undefined

const isOnlooker = ({ seats }: { seats: ReadonlySet<number> }): boolean => seats.size === 0

const gameOf = (id: string): Variants => GAMES.find(({ game }) => game.id === id)!

/** Where gestures travel, and teams whisper. */
const palmFarApart: Variants = {
  game: gameOf('in-the-palm').game,
  options: () => ({ setting: 'remote', individually: false }),
}

const readerFarApart: Variants = {
  game: gameOf('palm-reader').game,
  options: () => ({ setting: 'remote', difficulties: ['blue'] }),
}

const storyFarApart: Variants = {
  game: gameOf('extraordinary-story').game,
  options: () => ({ setting: 'remote', teams: false, language: 'en', comparison: 'forgiving' }),
}

const isBinary = (frame: string): boolean => frame.startsWith('(binary) ')
const isFelt = (frame: string): boolean => frame.startsWith(`(binary) 0${PACKET.felt}`)

const palm = { variants: palmFarApart, seats: 4 }
const story = { variants: gameOf('extraordinary-story'), seats: 3 }
const reader = { variants: gameOf('palm-reader'), seats: 4 }

const LEAKS: readonly WireLeak[] = [
  {
    ...palm,
    what: 'a frame without news to everybody, whenever anything is written down',
    tamper: (frames, to, { entries }) =>
      to.isOpen && entries.length > 0 && frames.length === 0 ? ['{"say":"see"}'] : frames,
  },
  {
    ...palm,
    what: 'whoever is told “done” is told how long the log is',
    tamper: each('done', (told, { world }) => ({ ...told, position: world.room!.position })),
  },
  {
    ...palm,
    what: 'a count of all moves, secret ones too',
    tamper: each('see', (told, { world }) => ({ ...told, moves: world.happened.length })),
  },
  {
    ...palm,
    what: 'a refusal that names the right card',
    tamper: each('refused', (told, { world }) => ({ ...told, right: stateIn<PalmState>(world)?.turn.card })),
  },
  {
    ...palm,
    what: 'whether a photograph that is refused lies on top of the deck',
    tamper: each('refused', (told, { world, act }) =>
      act.do === 'fetchPhoto'
        ? { ...told, isNext: stateIn<PalmState>(world)?.deck.slice(0, 20).includes(act.card) }
        : told,
    ),
  },
  {
    ...reader,
    what: 'the State in what is said about a message that cannot be read',
    tamper: each('refused', (told, { world }) =>
      told.id === undefined ? { ...told, trace: stateIn<ReaderState>(world) ?? null } : told,
    ),
  },
  {
    ...palm,
    what: 'the host’s hand, on the shared screen',
    tamper: each('see', (told, { world }, to) => {
      const isMisled = to.name === SCREEN && told.lobby !== undefined
      return isMisled ? { ...told, phone: phoneView(world.room!, world.room!.host!) } : told
    }),
  },
  {
    ...palm,
    what: 'whispers, to those who look on',
    tamper: each('see', (told, { world }, to) => {
      const { room } = world
      const all = Object.keys(room!.talk.among).flatMap(person => linesFor(room!, Number(person)))
      return isOnlooker(to) && told.talk ? { ...told, talk: all } : told
    }),
  },
  {
    ...palm,
    what: 'a gesture to whoever asks for it',
    tamper: (frames, to, { act, world }) => {
      if (act.do !== 'fetch' || act.by !== to.name) return frames
      const made = world.happened.find(({ event }) => event.gesture === act.gesture)
      return made
        ? [JSON.stringify({ say: 'gesture', gesture: act.gesture, input: made.event.input })]
        : frames
    },
  },
  {
    ...palm,
    what: 'samples of a gesture under way, to those who look on',
    tamper: (frames, to, { act }) =>
      act.do === 'touch' && isOnlooker(to) && to.isOpen ? [...frames, act.packet.toString('hex')] : frames,
  },
  {
    ...palm,
    what: 'which of the four cubes it is, to the palm that feels it',
    tamper: (frames, _, { act }) =>
      frames.map(frame =>
        isFelt(frame) && act.do === 'touch'
          ? `${frame} ${readPacket(act.packet)!.samples.map(({ object }) => object)}`
          : frame,
      ),
  },
  {
    ...reader,
    variants: readerFarApart,
    what: 'where the finger really is, to those who wait for their turn',
    tamper: (frames, to, { act }) =>
      act.do === 'touch' && to.isOpen && !frames.some(isBinary)
        ? [...frames, `${readPacket(act.packet)?.samples[0]?.x}`]
        : frames,
  },
  {
    ...reader,
    variants: readerFarApart,
    what: 'what a palm has felt, to whoever asks before the score',
    tamper: (frames, to, { act, world }) => {
      if (act.do !== 'fetch' || act.by !== to.name || act.feltBy === undefined) return frames
      const made = world.happened.find(({ event }) => event.gesture === act.gesture)
      return made ? [JSON.stringify({ say: 'felt', strip: made.event.input })] : frames
    },
  },
  {
    ...story,
    variants: storyFarApart,
    what: 'a card of whoever moves a puppet',
    tamper: (frames, _, { act, world }) => {
      const hand = act.do === 'touch' ? stateIn<StoryState>(world)?.hands[act.packet[1]!] : undefined
      return frames.map(frame => (isBinary(frame) && hand ? `${frame} ${hand[0]}` : frame))
    },
  },
  {
    ...palm,
    what: 'a blank at the end of the frame for every proposal',
    tamper: each('see', (told, { world }) => {
      const proposals = stateIn<PalmState>(world)?.turn.proposals.filter(card => card !== null) ?? []
      return JSON.stringify(told) + ' '.repeat(proposals.length)
    }),
  },
  {
    ...reader,
    what: 'parts in another order if the die shows an even number',
    tamper: each('see', (told, { world }) => {
      const isEven = Number(stateIn<ReaderState>(world)?.die) % 2 === 0
      return isEven ? Object.fromEntries(Object.entries(told).toReversed()) : told
    }),
  },
  {
    ...palm,
    what: 'who is away is not told while the top of the deck is odd',
    tamper: (frames, _, { world }) => {
      const top = stateIn<PalmState>(world)?.deck.at(-1) ?? 0
      return top % 2 === 0 ? frames : frames.filter(frame => !frame.startsWith('{"say":"see","away"'))
    },
  },
  {
    ...palm,
    what: 'which hand somebody lends',
    tamper: each('see', (told, { world }) =>
      told.lobby ? { ...told, lends: world.room!.people.map(({ lends }) => lends) } : told,
    ),
  },
  {
    ...story,
    what: 'the hashes of all tokens, in the welcome',
    tamper: each('welcome', (told, { world }) => ({
      ...told,
      tokens: world.room!.people.map(({ token }) => token),
    })),
  },
  {
    ...palm,
    what: 'what others have played, in the file that is taken home',
    tamper: (frames, to, { act, world }) =>
      act.do === 'takeHome' && act.by === to.name
        ? [...frames, JSON.stringify(world.happened.map(({ event }) => event.input))]
        : frames,
  },
]

describe('a leak on the wire', () => {
  test.each(LEAKS.map(leak => [leak.what, leak] as const))('[ROOM-14] is caught: %s', async (_, leak) => {
    expect(await caught(leak)).toMatch(/could tell/)
  })
})
