import { MEMORY_MIMES } from '@veillee/art/mimes'
import { CONSTRAINTS, inThePalm, SeatedBot } from '@veillee/games'
import type { Match } from '@veillee/kernel'
import { chanceAt, handView, isRefusal, offersTo, start, tableView, tryMove } from '@veillee/kernel'
import {
  footprintOf,
  gestureIn,
  keeps,
  kindOf,
  type Mime,
  mimedByBot,
  movementsOf,
  parseMime,
  rolled,
  unrolledMime,
} from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { after } from '../play.ts'
import { seedOfMatch } from '../trial.ts'
import { playScores } from './scores.ts'
import { BotMatch } from './table.ts'

const THIN_HU = 0.12

/** How far each object went in contact, without a lift. */
function drags(mime: Mime): readonly { thin: boolean; hu: number }[] {
  return movementsOf(mime)
    .filter(movement => movement.class === 'drag')
    .map(({ object, from, to, startMs }) => {
      const { contact } = mime.samples.find(sample => sample.object === object && sample.tMs >= startMs)!
      const { widthHu, lengthHu } = footprintOf(kindOf(object), contact)!
      const hu = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)
      return { thin: Math.max(widthHu, lengthHu) < THIN_HU, hu }
    })
}

/** Every mime of a match in expert mode, with what was asked of it. */
function mimesOf(number: number): readonly { mime: Mime; constraint: number }[] {
  const mimes: { mime: Mime; constraint: number }[] = []
  new BotMatch({
    game: inThePalm,
    options: { setting: 'remote', expert: true },
    levels: ['keen', 'average', 'dreamy', 'average', 'keen', 'dreamy'],
    seed: seedOfMatch(number),
    withHints: false,
  }).plays((before, { by, move, input }) => {
    if (move !== 'mime') return
    const { constraint } = handView(before, by as number) as { constraint: number }
    mimes.push({ mime: gestureIn(input) as Mime, constraint })
  })
  return mimes
}

describe('a bot Child', () => {
  const mimes = [1, 2, 3].flatMap(mimesOf)

  test('[PALM-43] keeps to what is asked, whatever it is', () => {
    expect(new Set(mimes.map(({ constraint }) => constraint)).size).toBeGreaterThan(12)
    for (const { mime, constraint } of mimes) {
      const ask = CONSTRAINTS[constraint]!
      expect(keeps(ask, mime), JSON.stringify(ask)).toBe(true)
    }
  })

  test('[PALM-17] never draws: what is thin goes no farther than a quarter, nothing else far', () => {
    for (const { mime } of mimes)
      for (const { thin, hu } of drags(mime)) expect(hu).toBeLessThanOrEqual(thin ? 0.25 : 1.5)
  })

  test('[PALM-16] does on the hand what it means to do, with every way that a detail has', () => {
    const ways = MEMORY_MIMES.flat(2)
    const different = [...new Map(ways.map(way => [way.join(' '), way])).values()]
    for (const [i, [object, movement, spot, upon]] of different.entries()) {
      const motif = { object, movement, spot, ...(upon && { upon }) }
      const mime = mimedByBot([motif], 'palm-up', chanceAt(seedOfMatch(i), 0))
      const parsed = parseMime(rolled(mime))
      const called = `${object} ${movement} ${spot} ${upon ?? ''}`
      expect(parsed, called).toBeDefined()
      const done = movementsOf(unrolledMime(parsed!)).filter(({ object: one }) => one !== upon)
      expect(done[0]?.class, called).toBe(movement === 'lift' ? 'touch' : movement)
      expect(new Set(done.map(({ object: one }) => one)).size, called).toBe(object === 'cubes' ? 4 : 1)
    }
  })
})

describe('at a real table', () => {
  const begun = start(inThePalm, { seats: 4, options: { first: 0 }, seed: seedOfMatch(1), at: 0 })
  if (isRefusal(begun)) throw new Error(begun.refusal.en)

  const actOf = (match: Match, seat: number) => {
    const bot = new SeatedBot(match.game.id, { seat, level: 'keen', seed: seedOfMatch(2) }, MEMORY_MIMES)
    const [hand, offers] = [handView(match, seat), offersTo(match, seat)]
    bot.sees({ ...tableView(match), hand, offers, people: [0, 1, 2], isStandIn: false })
    return bot.act
  }
  const does = (match: Match, by: number, move: string): Match => {
    const event = tryMove(match, { by, move, input: true, at: 0 })
    if (isRefusal(event)) throw new Error(event.refusal.en)
    return after(match, event)
  }

  test('[PALM-46] a bot mimes nothing, and lays a decoy', () => {
    const { child } = tableView(begun).table
    const miming = does(does(begun, child, 'draw'), child, 'keep')
    expect(actOf(miming, child)).toBeUndefined()
    const interfering = does(miming, child, 'done')
    expect(actOf(interfering, 3)).toMatchObject({ move: 'propose' })
  })

  test('[PALM-20] it proposes at once, and lays only after a person in its team has had time', () => {
    const { child } = tableView(begun).table
    const interfering = does(does(does(begun, child, 'draw'), child, 'keep'), child, 'done')
    const proposed = actOf(interfering, 3)!
    expect(proposed.afterMs).toBeLessThanOrEqual(3_000)
    const event = tryMove(interfering, { by: 3, move: 'propose', input: proposed.input, at: 0 })
    if (isRefusal(event)) throw new Error(event.refusal.en)
    expect(actOf(after(interfering, event), 3)).toMatchObject({
      move: 'lay',
      input: proposed.input,
      afterMs: 20_000,
    })
  })
})

test('[PALM-24] bots find more than chance would, and less than everything', () => {
  const sitting = {
    game: inThePalm,
    options: { setting: 'remote' },
    seats: 4,
    level: 'average',
    withHints: false,
  } as const
  const { scores } = playScores(sitting, 12, 400)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  expect(mean).toBeGreaterThan(40)
  expect(mean).toBeLessThan(80)
})
