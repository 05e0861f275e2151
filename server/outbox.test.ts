import { expect, test } from 'vitest'
import { Outbox, type Sender } from './outbox.ts'

const later = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** Writes down when it is asked to send. */
const sender = (name: string, sent: string[], then: () => void = () => undefined): Sender => ({
  flush() {
    sent.push(name)
    then()
  },
})

test('what is to be sent goes out together, when all that is being done is done', async () => {
  const outbox = new Outbox()
  const sent: string[] = []
  outbox.add(sender('a', sent))
  await Promise.resolve().then(() => outbox.add(sender('b', sent)))
  expect(sent).toEqual([])
  await later()
  expect(sent).toEqual(['a', 'b'])
  outbox.add(sender('c', sent))
  await later()
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('what comes of sending is sent too, once', async () => {
  const outbox = new Outbox()
  const sent: string[] = []
  outbox.add(sender('a', sent, () => outbox.add(sender('b', sent))))
  await later()
  expect(sent).toEqual(['a', 'b'])
})
