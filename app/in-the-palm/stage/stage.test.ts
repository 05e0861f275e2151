import {
  type Ask,
  broken,
  kindOf,
  type Mime,
  type MimeSample,
  movementsAllowed,
  movementsOf,
  OBJECTS,
  type ObjectId,
  objectsUsed,
  owed,
  type Place,
  parseMime,
  rolled,
} from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { type BY_BUTTON, ScriptRun, scriptOf } from './script.ts'
import { Stage } from './stage.ts'

const FRAME_MS = 1000 / 60

/** A stage with a clock of its own, and somebody who plays on it. */
class Playing {
  readonly samples: MimeSample[] = []
  readonly told: string[] = []
  readonly stage: Stage
  #nowMs = 0

  constructor(ask?: Ask, before: readonly MimeSample[] = []) {
    this.samples.push(...before)
    this.stage = new Stage(
      ask,
      { sample: one => this.samples.push(one), tell: words => this.told.push(words.en) },
      before,
    )
  }

  get mime(): Mime {
    return { kind: 'mime', samples: this.samples }
  }

  get classes(): readonly string[] {
    return movementsOf(this.mime).map(({ object, class: one }) => `${object} ${one}`)
  }

  waits(ms: number): void {
    const endMs = this.#nowMs + ms
    while (this.#nowMs < endMs) {
      this.#nowMs += FRAME_MS
      this.stage.tick(this.#nowMs)
    }
  }

  touches(x: number, y: number, ms: number): void {
    this.stage.down(1, at(x, y))
    this.waits(ms)
    this.stage.up(1)
    this.waits(30)
  }

  drags(spots: readonly (readonly [number, number])[], msEach: number): void {
    const [first, ...rest] = spots
    this.stage.down(1, at(...first!))
    this.waits(20)
    let from = first!
    for (const to of rest) {
      for (let i = 1; i <= 10; i++) {
        this.stage.move(1, at(from[0] + ((to[0] - from[0]) * i) / 10, from[1] + ((to[1] - from[1]) * i) / 10))
        this.waits(msEach / 10)
      }
      from = to
    }
    this.stage.up(1)
    this.waits(30)
  }

  does(movement: (typeof BY_BUTTON)[number], object: ObjectId, from: Place, to: Place): void {
    const run = new ScriptRun(scriptOf(this.stage, movement, object, from, to))
    while (!run.isOver) {
      run.pass(FRAME_MS)
      this.waits(FRAME_MS)
    }
    this.waits(4_000)
  }
}

const at = (x: number, y: number, face: Place['face'] = 'palm'): Place => ({ x, y, face })

const with_ = (object: ObjectId, ask?: Ask): Playing => {
  const playing = new Playing(ask)
  playing.stage.select(object)
  return playing
}

describe('fingers on the stage', () => {
  test('[PALM-47] a short touch is a tap, a rest is a press that stays lying', () => {
    const playing = with_('coin')
    playing.touches(0.5, 0.5, 90)
    expect(playing.classes).toEqual(['coin tap'])
    playing.touches(0.5, 0.8, 400)
    expect(playing.stage.pieces.get('coin')!.touching).toBe(true)
    expect(Math.max(...playing.samples.map(({ press }) => press))).toBe(2)
    playing.touches(0.5, 0.8, 60)
    expect(playing.stage.pieces.get('coin')!.touching).toBe(false)
  })

  test('[PALM-47] steps are a walk, a pull on the edge a roll, a flick a spin', () => {
    const pawn = with_('pawn')
    for (const y of [0.2, 0.4, 0.6, 0.8]) {
      pawn.touches(0.5, y, 80)
      pawn.waits(180)
    }
    expect(pawn.classes).toEqual(['pawn walk'])
    const coin = with_('coin')
    coin.stage.flip('coin')
    coin.drags(
      [
        [0.2, 0.5],
        [0.8, 0.5],
      ],
      500,
    )
    expect(coin.classes[0]).toBe('coin roll')
    const top = with_('top')
    top.stage.down(1, at(0.5, 0.5))
    top.waits(FRAME_MS)
    for (const x of [0.55, 0.6, 0.65]) {
      top.stage.move(1, at(x, 0.5))
      top.waits(FRAME_MS)
    }
    top.stage.up(1)
    top.waits(4_000)
    expect(top.classes[0]).toBe('top spin')
    expect(top.stage.pieces.get('top')!.touching).toBe(true)
  })

  test('[PALM-47] a cloth that is let go falls open, a string led across a finger goes round it', () => {
    const cloth = with_('cloth')
    cloth.touches(0.5, 0.6, 300)
    cloth.waits(700)
    expect(cloth.classes[0]).toBe('cloth drape')
    const string = with_('string')
    string.drags(
      [
        [0.26, 1.5],
        [0.5, 1.5],
        [0.25, 1.55],
        [0.5, 1.6],
      ],
      300,
    )
    expect(string.classes[0]).toBe('string wrap')
  })

  test('[PALM-47] a second finger turns a piece, and presses it', () => {
    const playing = with_('dart')
    playing.stage.down(1, at(0.5, 0.5))
    playing.waits(50)
    playing.stage.down(2, at(0.5, 0.8))
    playing.stage.move(2, at(0.8, 0.5))
    playing.waits(50)
    expect(playing.samples.at(-1)).toMatchObject({ angle: 16, press: 3 })
  })

  test('[PALM-47] twice on the same spot shows another side', () => {
    const playing = with_('coin')
    playing.touches(0.5, 0.5, 60)
    playing.touches(0.5, 0.5, 60)
    expect(playing.stage.pieces.get('coin')!.contact).toBe('edge')
  })

  test('what is brought from the tray hangs in the air, and lands where it rests', () => {
    const playing = new Playing()
    playing.stage.take(1, 'ring', at(0.5, -0.4))
    playing.waits(500)
    for (let y = -0.4; y < 1.5; y += 0.1) {
      playing.stage.move(1, at(0.375, y))
      playing.waits(16)
    }
    expect(playing.samples).toEqual([])
    playing.waits(250)
    expect(playing.samples[0]).toMatchObject({ object: 'ring', touching: true })
  })

  test('[PALM-47] what is brought from the tray and let go over the hand lies there, however quickly', () => {
    for (const restsMs of [0, 100, 200]) {
      const playing = new Playing()
      playing.stage.take(1, 'coin', at(0.5, -0.4))
      playing.waits(16)
      playing.stage.move(1, at(0.5, 0.5))
      playing.waits(restsMs)
      playing.stage.up(1)
      playing.waits(200)
      expect(playing.stage.pieces.get('coin')).toMatchObject({ touching: true, isOut: true, x: 0.5, y: 0.5 })
      expect(playing.samples[0]).toMatchObject({ object: 'coin', touching: true })
      expect(parseMime(rolled(playing.mime))).toBeDefined()
    }
  })

  test('[PALM-47] what is let go beside the hand is in the tray again, and over a hand that is held it is nowhere', () => {
    const playing = new Playing()
    playing.stage.take(1, 'coin', at(0.5, -0.4))
    playing.stage.move(1, at(1.6, 0.5))
    playing.stage.up(1)
    expect(playing.stage.pieces.get('coin')).toMatchObject({ touching: false, isOut: false })
    playing.stage.take(1, 'coin', at(0.5, -0.4))
    playing.stage.move(1, at(0.5, 0.5))
    playing.stage.isPaused = true
    playing.stage.up(1)
    expect(playing.samples).toEqual([])
  })

  test('[PALM-43] what the constraint rules out there is not laid by letting go', () => {
    const playing = new Playing({ ask: 'not-fingers' })
    playing.stage.take(1, 'coin', at(0.5, -0.4))
    playing.stage.move(1, at(0.375, 1.6))
    playing.stage.up(1)
    expect([playing.samples, playing.told.length]).toEqual([[], 1])
  })

  test('[PALM-47] whatever is drawn onto the hand after a tap in the tray stays where it is let go; a tap only taps', () => {
    const playing = with_('coin')
    playing.drags(
      [
        [0.4, 0.5],
        [0.5, 0.6],
      ],
      250,
    )
    expect(playing.stage.pieces.get('coin')!.touching).toBe(true)
    const tapping = with_('coin')
    tapping.touches(0.5, 0.5, 60)
    expect(tapping.stage.pieces.get('coin')!.touching).toBe(false)
  })

  test('[PALM-47] what was just chosen in the tray comes down, also where something lies', () => {
    const playing = with_('coin')
    playing.touches(0.5, 0.5, 300)
    playing.stage.select('cloth')
    playing.touches(0.5, 0.5, 300)
    expect(playing.stage.pieces.get('cloth')!.touching).toBe(true)
    expect(playing.stage.pieces.get('coin')!.touching).toBe(true)
    playing.stage.putBack('cloth')
    playing.touches(0.5, 0.5, 60) // what lies there is taken again
    expect(playing.stage.selected).toBe('coin')
  })

  test('[PALM-47] what slips off a finger that draws is not laid by letting go', () => {
    const playing = with_('dart')
    playing.drags(
      [
        [0.2, 0.5],
        [0.8, 0.5],
      ],
      500,
    )
    expect(playing.told).toHaveLength(1)
    expect(playing.stage.pieces.get('dart')!.touching).toBe(false)
  })

  test('[PALM-47] a cube that is placed by a tap stays; after that it taps like the others', () => {
    const playing = with_('cube-1')
    playing.touches(0.5, 0.5, 60)
    expect(playing.stage.pieces.get('cube-1')!.touching).toBe(true)
    playing.touches(0.5, 0.5, 60)
    expect(playing.stage.pieces.get('cube-1')!.touching).toBe(false)
    playing.touches(0.5, 0.9, 60)
    expect(playing.stage.pieces.get('cube-1')!.touching).toBe(false)
  })

  test('[PALM-2] the dart begins standing on its tip', () => {
    const playing = with_('dart')
    playing.touches(0.5, 0.5, 60)
    expect(playing.samples[0]).toMatchObject({ object: 'dart', contact: 'tip' })
  })

  test('[PALM-47] the hand is turned: what lay on it falls, and upright nothing lies', () => {
    const playing = with_('cube-2')
    playing.touches(0.5, 0.5, 400)
    playing.stage.turn('back-up')
    expect(playing.stage.pieces.get('cube-2')).toMatchObject({ touching: false, isOut: false })
    playing.stage.turn('upright')
    playing.stage.down(1, at(0.5, 0.5, 'back'))
    playing.waits(400)
    playing.stage.up(1)
    expect(playing.samples.at(-1)).toMatchObject({ held: 'upright', face: 'back', touching: false })
  })
})

describe('[PALM-17] no drawing, no writing', () => {
  test('a thin tip lifts after a little way, anything else after a long one', () => {
    const dart = with_('dart')
    expect(dart.stage.pieces.get('dart')!.contact).toBe('tip')
    dart.drags(
      [
        [0.2, 0.5],
        [0.8, 0.5],
      ],
      600,
    )
    expect(dart.told).toEqual(['The tip lifts off: it may touch, not trace.'])
    const felt = dart.samples.filter(({ touching }) => touching)
    expect(felt.at(-1)!.x - felt[0]!.x).toBeLessThan(0.3)
    const cube = with_('cube-1')
    cube.drags(
      [
        [0.1, 0.2],
        [0.9, 0.25],
        [0.1, 0.3],
        [0.9, 0.35],
      ],
      900,
    )
    expect(cube.told).toEqual(['It lifts off: no long lines on the hand.'])
  })

  test('[PALM-17] a letter skids, and the Child is told', () => {
    const coin = with_('coin')
    coin.drags(
      [
        [0.2, 0.2],
        [0.2, 0.7],
        [0.55, 0.2],
        [0.55, 0.7],
      ],
      500,
    )
    expect(coin.told).toEqual(['It slips: no writing on the hand.'])
    expect(coin.stage.pieces.get('coin')!.touching).toBe(false)
  })
})

describe('[PALM-43] the stage keeps the constraint', () => {
  test('what is ruled out cannot be picked up', () => {
    const playing = new Playing({ ask: 'only-objects', objects: ['coin'] })
    expect(playing.stage.select('dart')).toBe(false)
    expect(playing.stage.select('coin')).toBe(true)
    expect(playing.told).toEqual(['Not this object, this time.'])
    const one = with_('cube-1', { ask: 'one-object' })
    one.touches(0.5, 0.5, 60)
    expect(one.stage.mayTake('cube-2')).toBe(false)
  })

  test('regions that are ruled out cannot be touched, not even by sliding there', () => {
    const playing = with_('coin', { ask: 'not-fingers' })
    playing.touches(0.375, 1.6, 100)
    expect(playing.samples).toEqual([])
    playing.drags(
      [
        [0.375, 0.8],
        [0.375, 1.4],
      ],
      600,
    )
    expect(broken({ ask: 'not-fingers' }, playing.mime)).toBeUndefined()
    expect(playing.told).toHaveLength(2)
  })

  test('the hand begins as it has to be held, and stays so', () => {
    const playing = new Playing({ ask: 'upright' })
    playing.stage.turn('palm-up')
    expect(playing.stage.held).toBe('upright')
    expect(playing.told).toEqual(['The hand stays upright, this time.'])
  })

  test('whatever fingers do, no mime comes out that breaks it', () => {
    const asks: readonly Ask[] = [
      { ask: 'only-fingers' },
      { ask: 'not-fingers' },
      { ask: 'only-back' },
      { ask: 'upright' },
      { ask: 'one-object' },
      { ask: 'three-objects' },
      { ask: 'only-objects', objects: ['cube', 'string'] },
    ]
    let seed = 7
    const next = () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
    for (const ask of asks) {
      const playing = new Playing(ask)
      for (let i = 0; i < 16; i++) {
        playing.stage.select(OBJECTS[Math.floor(next() * 11)]!)
        const face = playing.stage.held === 'palm-up' ? 'palm' : 'back'
        playing.stage.down(1, at(next() * 1.4 - 0.3, next() * 2.4, face))
        playing.waits(next() * 400)
        playing.stage.move(1, at(next() * 1.4 - 0.3, next() * 2.4, face))
        playing.waits(60)
        playing.stage.up(1)
        if (i % 4 === 3) playing.stage.turn((['palm-up', 'back-up', 'upright'] as const)[i % 3]!)
      }
      expect(broken(ask, playing.mime), ask.ask).toBeUndefined()
      if (playing.samples.some(({ touching }) => touching))
        expect(parseMime(rolled(playing.mime))).toBeDefined()
    }
  })

  test('a mime that owes something says what', () => {
    const playing = with_('coin', { ask: 'three-objects' })
    playing.touches(0.5, 0.5, 60)
    expect(owed({ ask: 'three-objects' }, playing.mime)?.en).toContain('two more to go')
    for (const [object, x] of [
      ['cube-1', 0.2],
      ['cube-2', 0.8],
    ] as const) {
      playing.stage.select(object)
      playing.touches(x, 0.8, 60)
    }
    expect(objectsUsed(playing.mime).size).toBe(3)
    expect(owed({ ask: 'three-objects' }, playing.mime)).toBeUndefined()
  })
})

describe('[PALM-47] a mime that is held', () => {
  test('stays as it is, and goes on where it stopped', () => {
    const playing = with_('coin')
    playing.touches(0.5, 0.5, 200)
    const [count, tMs] = [playing.samples.length, playing.stage.tMs]
    playing.stage.isPaused = true
    playing.touches(0.2, 0.5, 500)
    playing.waits(5_000)
    expect(playing.samples).toHaveLength(count)
    playing.stage.isPaused = false
    playing.touches(0.2, 0.5, 60)
    expect(playing.samples[count]!.tMs - tMs).toBeLessThan(1_000)
  })

  test('[ROOM-8] is on the hand again after a reload, with what it has used', () => {
    const first = with_('cube-1', { ask: 'one-object' })
    first.touches(0.5, 0.5, 400)
    const again = new Playing({ ask: 'one-object' }, first.samples)
    expect(again.stage.pieces.get('cube-1')).toMatchObject({ touching: true, x: 0.5 })
    expect(again.stage.mayTake('coin')).toBe(false)
    again.touches(0.5, 0.5, 60)
    const times = again.samples.map(({ tMs }) => tMs)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(parseMime(rolled(again.mime))).toBeDefined()
  })
})

test('two fingers make no more samples than live touch carries', () => {
  const playing = with_('cube-1')
  playing.touches(0.2, 0.5, 400)
  playing.stage.select('cube-2')
  playing.touches(0.8, 0.5, 400)
  const [count, tMs] = [playing.samples.length, playing.stage.tMs]
  playing.stage.down(1, at(0.2, 0.5))
  playing.stage.down(2, at(0.8, 0.5))
  for (let i = 0; i < 60; i++) {
    playing.stage.move(1, at(0.2 + i / 300, 0.5))
    playing.stage.move(2, at(0.8 - i / 300, 0.5))
    playing.waits(FRAME_MS)
  }
  const perSecond = (1000 * (playing.samples.length - count)) / (playing.stage.tMs - tMs)
  expect(perSecond).toBeLessThan(66)
  expect(new Set(playing.samples.slice(count).map(({ object }) => object)).size).toBe(2)
})

describe('[ROOM-21] every movement has a button', () => {
  for (const object of OBJECTS)
    for (const movement of movementsAllowed(kindOf(object)))
      test(`${object}: ${movement}`, () => {
        const playing = new Playing()
        if (movement === 'lift') playing.does('press', object, at(0.3, 0.5), at(0.3, 0.5))
        playing.does(movement as 'tap', object, at(0.3, 0.3), at(0.7, 0.8))
        expect(playing.classes.map(one => one.split(' ')[1])).toContain(movement)
        expect(parseMime(rolled(playing.mime))).toBeDefined()
      })
})
