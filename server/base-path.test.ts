import { expect, test } from 'vitest'
import { isBasePath, isOurOwn, readBasePath, withoutBase } from './base-path.ts'

test.each(['', '/veillee', '/games/veillee', '/~ana/veillee_2.0'])('“%s” is a path to be under', base => {
  expect([isBasePath(base), isOurOwn(base)]).toEqual([true, false])
})

test.each([
  'veillee',
  '/',
  '//veillee',
  '/a//b',
  '/../a',
  '/.a',
  '/a b',
  '/a?b',
  '/é',
  '/"><b>',
  `/${'a'.repeat(100)}`,
])('“%s” is none', base => expect(isBasePath(base)).toBe(false))

test.each(['/room', '/new/games', '/assets', '/pictures', '/kept', '/evenings', '/invite/x', '/healthz'])(
  '“%s” is a place of Veillée’s own: what a proxy has taken away could not be told from what it left',
  base => expect([isBasePath(base), isOurOwn(base)]).toEqual([true, true]),
)

test('a slash at the end makes no difference', () => {
  expect(['/veillee/', '/veillee', '/', ''].map(readBasePath)).toEqual(['/veillee', '/veillee', '', ''])
})

test.each([
  ['/veillee/', '/'],
  ['/veillee', '/'],
  ['/veillee?lang=en', '/?lang=en'],
  ['/veillee/room/abc?a=/veillee/', '/room/abc?a=/veillee/'],
  ['/room/abc', '/room/abc'],
  ['/veillee.css', '/veillee.css'],
  ['/veilleees/', '/veilleees/'],
  ['/', '/'],
])('%s is %s, whether a proxy has taken the base away or not', (url, without) => {
  expect(withoutBase(url, '/veillee')).toBe(without)
  expect(withoutBase(url, '')).toBe(url)
})
