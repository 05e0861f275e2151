import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from '@veillee/kernel'
import { Assault } from './fuzz-assault.ts'
import { BREAKS, binary, damaged } from './fuzz-breaks.ts'
import { type Words, wishOf } from './fuzz-grammar.ts'
import { anything, firstMessage, freshId, hello, isOwnId, type Plot } from './fuzz-messages.ts'
import { photoWish } from './fuzz-photos.ts'
import { anyAddress } from './fuzz-siege.ts'
import { malformed } from './fuzz-text.ts'
import { bytesOf, OPCODES } from './fuzz-wire.ts'

/** What they have in mind, and how often that happens among all. */
type Plan = { readonly often: number; readonly carryOut: (plot: Plot) => Promise<void> }

const HOW_TO_GO = ['kindly', 'silently', 'rudely'] as const

// Coming in

async function connects({ attack, siege, number, chance }: Plot): Promise<Assault | undefined> {
  const assault = new Assault(`${siege.name}, connection ${number}`, attack.tally, attack.foreign)
  return (await assault.comes(attack.port, anyAddress(chance))) ? assault : undefined
}

/** As somebody who is in the room; undefined if they are not any more. */
async function resumes(plot: Plot): Promise<Assault | undefined> {
  const { siege, chance } = plot
  const assault = await connects(plot)
  const key = chance.pick(siege.keys.filter(({ isGood }) => isGood))
  assault?.says(hello({ do: 'resume', room: siege.room, token: key.token }), 'first messages')
  const isIn = (await assault?.isWelcomed()) === true
  siege.counts(isIn)
  if (!isIn) assault?.ends('silently')
  return isIn ? assault : undefined
}

function leaves(plot: Plot, assault: Assault): void {
  const { attack, chance } = plot
  for (const id of assault.refusedIds) if (isOwnId(plot, id)) attack.refusedIds.add(id)
  assault.ends(chance.pick(HOW_TO_GO))
}

// The plans

/** Somebody in the room who does anything at all, a few dozen times. */
async function meddles(plot: Plot): Promise<void> {
  const { chance } = plot
  const assault = await resumes(plot)
  if (!assault) return
  const count = 90 + chance.below(70)
  for (let i = 0; i < count && assault.isOpen; i++) {
    const [text, family] = anything(plot, assault, i)
    assault.says(text, family)
    if (chance.below(12) === 0) await assault.settles()
    if (i % 8 === 7) await pause(0)
  }
  await assault.settles()
  leaves(plot, assault)
}

/** The host goes on with the evening, so that there is something to attack. */
async function hosts(plot: Plot): Promise<void> {
  const { siege, chance, attack } = plot
  const assault = await connects(plot)
  assault?.says(hello({ do: 'resume', room: siege.room, token: siege.keys[0]!.token }), 'first messages')
  if (!assault || !(await assault.isWelcomed())) return assault?.ends('silently')
  const { lobby, match } = assault.known
  const isIdle = !match || match.end !== null
  const requests: Words[] = isIdle
    ? [
        { do: 'setDoor', isOpen: true },
        { do: 'choose', options: {} },
        { do: 'start', match: lobby?.nextMatch ?? 1 },
      ]
    : []
  for (let i = 0; i < 40; i++)
    requests.push(attack.grammar.offered(assault.known, chance) ?? { do: 'setChat', isOn: true })
  for (const [i, request] of requests.entries()) {
    assault.says(JSON.stringify(wishOf(freshId(plot, i), request)), 'legal')
    await assault.settles()
    if (!assault.isOpen) break
  }
  leaves(plot, assault)
}

/** Far more than anybody types. */
async function floods(plot: Plot): Promise<void> {
  const { chance, attack } = plot
  const assault = await resumes(plot)
  if (!assault) return
  const waves = 2 + chance.below(6)
  const isOfPhotos = chance.below(6) === 0
  for (let wave = 0; wave < waves && assault.isOpen; wave++) {
    const texts = Array.from({ length: 60 + chance.below(150) }, (_, i) =>
      isOfPhotos
        ? JSON.stringify(wishOf(freshId(plot, wave * 1_000 + i), photoWish(chance)))
        : chance.below(3) > 0
          ? JSON.stringify(
              wishOf(freshId(plot, wave * 1_000 + i), attack.grammar.play(assault.known, chance)),
            )
          : malformed({ do: 'fetch', gesture: i }, chance),
    )
    assault.saysAll(texts, 'floods')
    await assault.settles()
  }
  leaves(plot, assault)
}

/** Somebody who says everything but the right first word. */
async function knocks(plot: Plot): Promise<void> {
  const { chance } = plot
  const assault = await connects(plot)
  if (!assault) return
  const count = 20 + chance.below(100)
  for (let i = 0; i < count && assault.isOpen && !assault.welcome; i++) {
    assault.says(firstMessage(plot), 'first messages')
    if (chance.below(3) > 0) await assault.settles()
  }
  await assault.settles()
  leaves(plot, assault)
}

/** Two hellos and some requests at once: one of them is let in, and every other message is answered. */
async function rushes(plot: Plot): Promise<void> {
  const { siege, chance, attack } = plot
  const assault = await connects(plot)
  if (!assault) return
  const key = chance.pick(siege.keys)
  const come = hello({ do: 'resume', room: siege.room, token: key.token })
  const requests = Array.from({ length: 6 }, (_, i) =>
    JSON.stringify(wishOf(`rash ${plot.number}.${i}`, attack.grammar.wish({}, chance))),
  )
  assault.saysAll(chance.shuffled([come, come, ...requests]), 'first messages')
  await assault.settles()
  leaves(plot, assault)
}

/** After some good behaviour, something that is no message at all. */
async function breaks(plot: Plot): Promise<void> {
  const { chance } = plot
  const assault = await (chance.below(3) === 0 ? connects(plot) : resumes(plot))
  if (!assault) return
  for (let i = 0; i < 20 && assault.welcome && assault.isOpen; i++) {
    const [said, family] = anything(plot, assault, i)
    assault.says(said, family)
  }
  await assault.settles()
  const [family, bytes, codes] = chance.pick(BREAKS)
  if (assault.isOpen) await assault.breaks(bytes(chance), family, codes)
  leaves(plot, assault)
}

/** Binary frames of all kinds and lengths, some as long as they may be. */
async function streams(plot: Plot): Promise<void> {
  const { chance } = plot
  const assault = await (chance.below(6) === 0 ? connects(plot) : resumes(plot))
  if (!assault) return
  const count = 40 + chance.below(80)
  for (let i = 0; i < count && assault.isOpen; i++) {
    assault.sendsBinary(packetOrNot(plot, assault))
    if (assault.welcome && chance.below(10) === 0) assault.says(...anything(plot, assault, i))
    if (i % 8 === 7) await pause(0)
  }
  await assault.settles()
  await pause(60)
  leaves(plot, assault)
}

/** Good samples, damaged ones, or no samples at all. */
function packetOrNot({ attack, chance }: Plot, { known }: Assault): Buffer {
  const packet = attack.grammar.packet(known, chance)
  const kind = chance.below(4)
  if (kind === 0) return packet
  return kind === 1 ? damaged(packet, chance) : binary(chance)
}

/** Messages in pieces are messages all the same. */
async function fragments(plot: Plot): Promise<void> {
  const { chance } = plot
  const assault = await resumes(plot)
  if (!assault) return
  for (let i = 0; i < 60 && assault.isOpen; i++) {
    const [said] = anything(plot, assault, i)
    assault.saysInPieces(
      said,
      Array.from({ length: chance.below(5) }, () => chance.below(2_000)),
    )
    if (chance.below(5) === 0) await assault.settles()
  }
  await assault.settles()
  leaves(plot, assault)
}

/** Asks and asks, and reads nothing of it; but says that it is there. */
async function plaguesDeaf(plot: Plot): Promise<void> {
  const { chance } = plot
  const assault = await resumes(plot)
  if (!assault) return
  assault.phone.stopReading()
  const texts = Array.from({ length: 400 }, () => malformed({ do: 'fetch', gesture: 0 }, chance).slice(0, 40))
  for (let wave = 0; wave < 60 && assault.phone.isOpen; wave++) {
    assault.saysAll(texts, 'floods')
    assault.controls(bytesOf({ opcode: OPCODES.pong }))
    await pause(20)
    if (assault.phone.unsent > 2 ** 20) break
  }
  await assault.isCutOff()
  leaves(plot, assault)
}

/** Pings without end, which nobody reads the answers of. */
async function pingsDeaf(plot: Plot): Promise<void> {
  const assault = await resumes(plot)
  if (!assault) return
  assault.phone.stopReading()
  const pings = Buffer.concat(
    Array.from({ length: 1_000 }, () => bytesOf({ opcode: OPCODES.ping, payload: 'x'.repeat(125) })),
  )
  for (let wave = 0; wave < 30 && assault.phone.isOpen; wave++) {
    assault.controls(pings, 1_000)
    assault.controls(bytesOf({ opcode: OPCODES.pong }))
    await pause(5)
  }
  leaves(plot, assault)
}

/** Comes, and then nothing: no hello, no heartbeat, half a frame. The server has to let go by itself. */
async function fallsSilent(plot: Plot): Promise<void> {
  const { chance } = plot
  const assault = await (chance.below(2) === 0 ? connects(plot) : resumes(plot))
  if (!assault) return
  assault.phone.answersPings = false
  if (chance.below(2) === 0) assault.phone.send(bytesOf({ opcode: 1, saidLength: 5_000, payload: 'half a' }))
  await assault.isCutOff()
  leaves(plot, assault)
}

/** These take as long as the server's patience lasts, and so go on beside the others. */
export const SLOW_PLANS: readonly Plan[] = [
  { often: 40, carryOut: fallsSilent },
  { often: 1, carryOut: plaguesDeaf },
]

export const PLANS: readonly Plan[] = [
  { often: 52, carryOut: meddles },
  { often: 8, carryOut: hosts },
  { often: 9, carryOut: floods },
  { often: 9, carryOut: knocks },
  { often: 4, carryOut: rushes },
  { often: 8, carryOut: breaks },
  { often: 6, carryOut: streams },
  { often: 4, carryOut: fragments },
  { often: 1, carryOut: pingsDeaf },
]

/** The host deletes the room, in the middle of what everybody asks for. */
export async function forgets(plot: Plot): Promise<void> {
  const { siege, chance, attack } = plot
  const assault = await connects(plot)
  assault?.says(hello({ do: 'resume', room: siege.room, token: siege.keys[0]!.token }), 'first messages')
  if (!assault || !(await assault.isWelcomed())) return assault?.ends('silently')
  const requests = Array.from({ length: 30 }, (_, i) =>
    JSON.stringify(wishOf(freshId(plot, i), attack.grammar.wish(assault.known, chance))),
  )
  assault.saysAll([...requests.slice(0, 5), JSON.stringify({ do: 'forget' }), ...requests.slice(5)], 'legal')
  await assault.settles()
  leaves(plot, assault)
}

export function pickPlan(plans: readonly Plan[], chance: Chance): Plan {
  return chance.pick(plans.flatMap(plan => Array.from({ length: plan.often }, () => plan)))
}
