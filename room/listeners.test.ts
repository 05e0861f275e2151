import { expect, test } from 'vitest'
import { Listeners } from './listeners.ts'

test('everybody who listens to a topic hears it, and nobody else', () => {
  const listeners = new Listeners<string>()
  const heard: string[] = []
  listeners.add('attic', word => heard.push(`one: ${word}`))
  listeners.add('attic', word => heard.push(`two: ${word}`))
  listeners.add('cellar', word => heard.push(`three: ${word}`))
  listeners.tell('attic', 'yes')
  listeners.tell('garden', 'no')
  expect(heard).toEqual(['one: yes', 'two: yes'])
})

test('one may listen twice with the same function, and stop once', () => {
  const listeners = new Listeners<string>()
  const heard: string[] = []
  const hear = (word: string): void => void heard.push(word)
  const stop = listeners.add('attic', hear)
  listeners.add('attic', hear)
  listeners.tell('attic', 'twice')
  stop()
  stop()
  listeners.tell('attic', 'once')
  expect(heard).toEqual(['twice', 'twice', 'once'])
})

test('one who stops a neighbour while being told keeps the news from them', () => {
  const listeners = new Listeners<string>()
  const heard: string[] = []
  listeners.add('attic', () => stopNeighbour())
  const stopNeighbour = listeners.add('attic', word => heard.push(word))
  listeners.tell('attic', 'hush')
  expect(heard).toEqual([])
})

test('one who begins while others are told hears the next', () => {
  const listeners = new Listeners<string>()
  const heard: string[] = []
  const stop = listeners.add('attic', () => {
    stop()
    listeners.add('attic', word => heard.push(word))
  })
  listeners.tell('attic', 'first')
  listeners.tell('attic', 'second')
  expect(heard).toEqual(['second'])
})

test('to stop long after everybody has gone stops nobody who came since', () => {
  const listeners = new Listeners<string>()
  const heard: string[] = []
  const stop = listeners.add('attic', () => {})
  stop()
  listeners.add('attic', word => heard.push(word))
  stop()
  listeners.tell('attic', 'still here')
  expect(heard).toEqual(['still here'])
})
