import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns, within } from './turns.ts'

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
