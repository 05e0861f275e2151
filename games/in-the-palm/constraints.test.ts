import { chanceAt, copy } from '@veillee/kernel'
import { type Ask, exampleMime, keeps, objectsUsed, rolled } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../test-match.ts'
import { CONSTRAINTS, constraintPile, drawConstraint } from './constraints.ts'
import { PalmTestMatch } from './testing.ts'

const chance = (number: number) => chanceAt(seedOf(number), 0)
const howMany = (kind: Ask['ask']) => CONSTRAINTS.filter(({ ask }) => ask === kind).length

describe('the twenty cards', () => {
  test('[PALM-3] there are 20 Constraint cards', () => {
    expect(CONSTRAINTS).toHaveLength(20)
    expect([...constraintPile(chance(1))].sort((a, b) => a - b)).toEqual([...CONSTRAINTS.keys()])
    expect(constraintPile(chance(1))).not.toEqual(constraintPile(chance(2)))
  })

  test.each<[Ask['ask'], number]>([
    ['only-objects', 4],
    ['at-least-object', 5],
    ['only-fingers', 2],
    ['not-fingers', 2],
    ['only-back', 2],
    ['upright', 1],
    ['three-objects', 2],
    ['one-object', 2],
  ])('[PALM-41] of the kind %s there are %i', (kind, count) => {
    expect(howMany(kind)).toBe(count)
  })

  test('[PALM-41] only these: cloth and ring, string and cubes, dart and coin, pawn and top', () => {
    const sets = CONSTRAINTS.flatMap(ask => (ask.ask === 'only-objects' ? [ask.objects] : []))
    expect(sets).toEqual([
      ['cloth', 'ring'],
      ['string', 'cube'],
      ['dart', 'coin'],
      ['pawn', 'top'],
    ])
  })

  test('[PALM-41] at least this: cloth, string, dart, coin, top', () => {
    const objects = CONSTRAINTS.flatMap(ask => (ask.ask === 'at-least-object' ? [ask.object] : []))
    expect(objects).toEqual(['cloth', 'string', 'dart', 'coin', 'top'])
  })

  test.each([...CONSTRAINTS.entries()])('[PALM-41] card %i can be kept to', (_, ask) => {
    for (let seed = 0; seed < 20; seed++) expect(keeps(ask, exampleMime(ask, chance(seed).below))).toBe(true)
  })
})

describe('the pile', () => {
  test('[PALM-40] it is there in expert mode only', () => {
    expect(new PalmTestMatch(4).state.constraints).toEqual([])
    expect(new PalmTestMatch(4, { expert: true }).state.constraints).toHaveLength(20)
  })

  test('[PALM-40] the top one is drawn', () => {
    const state = copy(new PalmTestMatch(4, { expert: true }).state)
    const top = state.constraints.at(-1)
    drawConstraint(state, chance(1))
    expect(state.turn.constraints).toEqual([top])
    expect(state.constraints).toHaveLength(19)
  })

  test('[PALM-40] when they run out, the discards are shuffled into a new pile', () => {
    const state = copy(new PalmTestMatch(4, { expert: true }).state)
    state.usedConstraints = state.constraints.splice(0)
    const used = [...state.usedConstraints]
    drawConstraint(state, chance(1))
    expect(state.usedConstraints).toEqual([])
    const all = [...state.constraints, ...state.turn.constraints]
    expect(all).not.toEqual(used)
    expect(all.sort((a, b) => a - b)).toEqual([...CONSTRAINTS.keys()])
  })
})

describe('expert mode', () => {
  test.each([
    [2, {}],
    [3, {}],
    [5, { individually: true }],
    [7, {}],
    [8, {}],
  ])('[PALM-40] with %i players, a new one for every mime', (seats, options) => {
    const game = new PalmTestMatch(seats, { ...options, expert: true })
    const seen = game.playsOn(({ table }) => table.scored!.constraints)
    expect(seen.every(constraints => constraints.length === 2)).toBe(true)
    const first = seen.flat().slice(0, 20)
    expect(new Set(first).size).toBe(first.length)
  })

  test('[PALM-40] without it, there is none', () => {
    const game = new PalmTestMatch(4)
    game.chooses()
    expect(game.hand(game.child).constraint).toBeNull()
    game.mimes()
    game.everybodyLays()
    game.playsTurn()
    expect(game.table.scored!.constraints).toEqual([])
  })

  test('[PALM-40] it is discarded, and comes again only when the pile has run out', () => {
    const game = new PalmTestMatch(8, { expert: true })
    game.playsTurn()
    const { constraints } = game.table.scored!
    game.goesOn()
    expect(game.state.usedConstraints).toEqual(constraints)
    expect(game.state.turn.constraints).toEqual([])
  })

  test('[PALM-13] it is seen when the card is kept, and then there is no redraw', () => {
    const game = new PalmTestMatch(4, { expert: true })
    game.draws()
    expect(game.hand(game.child).constraint).toBeNull()
    game.redraws()
    expect(game.state.constraints).toHaveLength(20)
    game.keeps()
    expect(game.hand(game.child).constraint).toBe(game.state.turn.constraints[0])
    expect(game.refusal(game.child, 'redraw')).toBe('That cannot be done at this point.')
  })

  test('[PALM-42] nobody but the Child knows it until the score, then everybody', () => {
    const game = new PalmTestMatch(7, { expert: true, first: 2 })
    for (const memory of [1, 2]) {
      game.chooses()
      const others = game.everybody.filter(seat => seat !== game.child)
      expect(game.hand(game.child).constraint).not.toBeNull()
      for (const seat of others) expect(game.hand(seat).constraint).toBeNull()
      game.mimes()
      for (const seat of others) expect(game.hand(seat).constraint).toBeNull()
      expect(game.table.scored).toBeNull()
      game.everybodyLays()
      expect(game.state.turn.constraints).toHaveLength(memory)
    }
    game.picks('first', 'second')
    expect(game.table.scored!.constraints).toEqual(game.state.turn.constraints)
  })

  test('[PALM-42] the constraint of the first memory is nobody’s business in the second', () => {
    const game = new PalmTestMatch(5, { expert: true, first: 1 })
    game.playsMemory()
    expect(game.phase).toBe('choose')
    for (const seat of game.everybody) expect(game.hand(seat).constraint).toBeNull()
  })
})

describe('a constraint on a remote stage', () => {
  const remote = { expert: true, setting: 'remote' }

  /** The Child mimes under this constraint. */
  function under(ask: Ask): PalmTestMatch {
    const game = new PalmTestMatch(4, remote)
    game.draws()
    const card = CONSTRAINTS.indexOf(ask)
    game.arranges(({ constraints }) => {
      constraints.push(...constraints.splice(constraints.indexOf(card), 1))
    })
    game.keeps()
    return game
  }

  test.each(CONSTRAINTS)('[PALM-43] $ask: a mime that keeps to it is taken', ask => {
    const game = under(ask)
    game.mimes()
    expect(game.phase).toBe('interfere')
  })

  test('[PALM-43] a mime with an object that is ruled out is refused in words', () => {
    const game = under(CONSTRAINTS[0]!)
    const mime = exampleMime({ ask: 'only-objects', objects: ['dart'] }, () => 0)
    expect(game.refusal(game.child, 'mime', rolled(mime))).toMatch(/^Nothing but the cloth and the ring/)
    expect(game.phase).toBe('mime')
  })

  test('[PALM-43] a mime that still owes something is refused, and the Child is told what', () => {
    const game = under(CONSTRAINTS[7]!)
    const mime = exampleMime({ ask: 'only-objects', objects: ['cloth'] }, () => 0)
    expect(game.refusal(game.child, 'mime', rolled(mime))).toBe('Still missing: the coin.')
  })

  test('[PALM-16] without a constraint, any of the objects may be used', () => {
    const game = new PalmTestMatch(4, { setting: 'remote' })
    game.chooses()
    for (let seed = 0; seed < 30; seed++) {
      const mime = exampleMime(undefined, chance(seed).below)
      expect(objectsUsed(mime).size).toBeGreaterThan(0)
      expect(game.refusal(game.child, 'mime', rolled(mime))).toBeUndefined()
    }
  })

  test('[PALM-43] at a real table the Child keeps to it alone', () => {
    const game = new PalmTestMatch(4, { expert: true })
    game.chooses()
    game.mimes()
    expect(game.phase).toBe('interfere')
  })
})
