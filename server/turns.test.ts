import { setImmediate as aTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Turns, type Waiter, within } from './turns.ts'

const spend = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until; );
}

function* busy(steps: number, stepMs: number): Generator<void, string> {
  for (let i = 0; i < steps; i++) {
    spend(stepMs)
    yield
  }
  return 'done'
}

test('[ROOM-38] long work is done in the end, and others have their turn in between', async () => {
  let turns = 0
  const others = setInterval(() => turns++, 1)
  expect(await new Turns().inSlices(busy(100, 1))).toBe('done')
  clearInterval(others)
  expect(turns).toBeGreaterThan(3)
})

test('[ROOM-38] what is brought alone is done at once', () => {
  const done: string[] = []
  new Turns().take({}, () => done.push('one'))
  expect(done).toEqual(['one'])
})

test('[ROOM-38] however much somebody brings, the others wait for one thing of theirs', async () => {
  const turns = new Turns()
  const [done, told]: [string[], string[]] = [[], []]
  const many = { waits: () => void told.push('waits'), goesOn: () => void told.push('goes on') }
  const long = (name: string) => () => {
    spend(5)
    done.push(name)
  }
  for (let i = 1; i <= 5; i++) turns.take(many, long(`many ${i}`))
  turns.take({}, () => done.push('other'))
  turns.take({}, () => done.push('third'))
  expect(done).toEqual(['many 1'])
  expect(told).toEqual(['waits'])
  while (done.length < 7) await aTurn()
  expect(done.indexOf('third')).toBeLessThan(done.indexOf('many 4'))
  expect(done.filter(one => one.startsWith('many'))).toEqual([1, 2, 3, 4, 5].map(i => `many ${i}`))
  expect(told).toEqual(['waits', 'goes on'])
})

test('[ROOM-38] what follows from one thing is done before the next begins', async () => {
  const turns = new Turns()
  const done: string[] = []
  const task = (name: string) => async () => {
    done.push(name)
    await null
    await null
    done.push(`${name} followed`)
  }
  for (const name of ['a', 'b', 'c']) turns.take({}, task(name))
  while (done.length < 6) await aTurn()
  expect(done).toEqual(['a', 'a followed', 'b', 'b followed', 'c', 'c followed'])
})

test('[ROOM-38] work that fails says so, and the others go on', async () => {
  const turns = new Turns()
  const failing = (function* (): Generator<void, void> {
    yield
    throw new Error('broken')
  })()
  const other = turns.inSlices(busy(3, 3))
  await expect(turns.inSlices(failing)).rejects.toThrow('broken')
  expect(await other).toBe('done')
})

test('work that takes longer than it may is given up', async () => {
  let steps = 0
  const endless = (function* (): Generator<void, never> {
    for (;;) {
      steps++
      spend(1)
      yield
    }
  })()
  expect(await new Turns().inSlices(within(endless, 30))).toBeUndefined()
  const before = steps
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(steps).toBe(before)
})

/** A clock that goes on by what is done, and by nothing else; and a loop in which connections bring things. */
class PretendedLoop {
  readonly turns = new Turns(() => this.nowMs)
  readonly done: { readonly name: string; readonly waitedMs: number }[] = []
  /** How much was done in each turn of the loop. */
  readonly turnsMs: number[] = []
  nowMs = 0

  /** As by a message of its own: what followed from the one before is done. */
  async brings(whose: Waiter, name: string, costMs: number): Promise<void> {
    const atMs = this.nowMs
    this.turns.take(whose, () => {
      this.done.push({ name, waitedMs: this.nowMs - atMs })
      this.nowMs += costMs
    })
    await new Promise<void>(resolve => process.nextTick(resolve))
  }

  async turn(arrive = async () => {}): Promise<void> {
    const beganMs = this.nowMs
    await arrive()
    await aTurn()
    this.turnsMs.push(this.nowMs - beganMs)
  }

  waitsOf(name: string): readonly number[] {
    return this.done.filter(one => one.name === name).map(({ waitedMs }) => waitedMs)
  }
}

/** It brings as much as it can: while it is not held up, a piece of so many messages in every turn of the loop. */
class Flooding implements Waiter {
  isHeld = false

  waits(): void {
    this.isHeld = true
  }

  goesOn(): void {
    this.isHeld = false
  }
}

const floods = (loop: PretendedLoop, count: number, messages: number, costMs: number) => {
  const all = Array.from({ length: count }, () => new Flooding())
  return async () => {
    for (const one of all)
      if (!one.isHeld) for (let i = 0; i < messages; i++) await loop.brings(one, 'flood', costMs)
  }
}

describe('[ROOM-38] by a pretended clock', () => {
  test('while a turn has time, whoever brings something is served at once, and nobody is held up', async () => {
    const loop = new PretendedLoop()
    const held: string[] = []
    await loop.turn(async () => {
      for (let i = 0; i < 39; i++) await loop.brings({ waits: () => held.push('waits') }, 'one', 0.1)
      expect(loop.done).toHaveLength(39)
    })
    expect(Math.max(...loop.waitsOf('one'))).toBe(0)
    expect(held).toEqual([])
  })

  test('whoever has one thing that waits is not held up; with a second they are, until both are done', async () => {
    const loop = new PretendedLoop()
    const told: string[] = []
    const teller = (name: string): Waiter => ({
      waits: () => told.push(`${name} waits`),
      goesOn: () => told.push(`${name} goes on`),
    })
    const two = teller('two')
    await loop.turn(async () => {
      await loop.brings({}, 'long', 5)
      await loop.brings(teller('one'), 'one', 1)
      await loop.brings(two, 'two', 1)
      expect(told).toEqual([])
      await loop.brings(two, 'two', 1)
      expect(told).toEqual(['two waits'])
    })
    expect(loop.done.map(({ name }) => name)).toEqual(['long', 'one', 'two', 'two'])
    expect(told).toEqual(['two waits', 'two goes on'])
  })

  test('whoever brings one thing waits for one thing of each who came before, however much they brought', async () => {
    const loop = new PretendedLoop()
    const flood = floods(loop, 14, 100, 0.2)
    await loop.turn(async () => {
      await flood()
      await loop.brings({}, 'phone', 0.2)
    })
    while (loop.waitsOf('phone').length === 0) await loop.turn()
    // One of each, and the turn that was under way when it came.
    expect(loop.waitsOf('phone')[0]).toBeLessThanOrEqual(14 * 0.2 + 4)
    expect(loop.done.length).toBeLessThan(14 * 100)
  })

  test('phones that play while others flood wait for a turn or two, again and again', async () => {
    const loop = new PretendedLoop()
    const flood = floods(loop, 14, 100, 0.2)
    const phones = Array.from({ length: 10 }, () => ({}))
    for (let i = 0; i < 500; i++)
      await loop.turn(async () => {
        await flood()
        if (i % 10 === 0) for (const phone of phones) await loop.brings(phone, 'phone', 0.5)
      })
    const waits = loop.waitsOf('phone')
    expect(waits).toHaveLength(500)
    expect(Math.max(...waits)).toBeLessThanOrEqual(14 * 0.2 + 10 * 0.5 + 2 * 4)
  })

  test('whoever has more comes to an end too, though others come in every turn', async () => {
    const loop = new PretendedLoop()
    const many = {}
    await loop.turn(async () => {
      for (let i = 0; i < 20; i++) await loop.brings(many, 'many', 3)
    })
    let turns = 0
    for (; loop.waitsOf('many').length < 20; turns++)
      await loop.turn(async () => {
        for (let i = 0; i < 4; i++) await loop.brings({}, 'new', 2)
      })
    expect(turns).toBeLessThanOrEqual(20)
  })

  test('in a turn of the loop what comes has four milliseconds, then what waits, and one thing more of each', async () => {
    const loop = new PretendedLoop()
    const flood = floods(loop, 50, 20, 1.5)
    const long = loop.turns.inSlices(
      (function* () {
        for (let i = 0; i < 200; i++) {
          loop.nowMs += 0.5
          yield
        }
      })(),
    )
    let isDone = false
    void long.then(() => {
      isDone = true
    })
    while (!isDone) await loop.turn(flood)
    const [first, ...others] = loop.turnsMs
    expect(first).toBeLessThanOrEqual(2 * (4 + 1.5))
    expect(Math.max(...others)).toBeLessThanOrEqual(4 + 1.5 + 2) // what comes while others wait, waits
  })
})
