import { EventEmitter } from 'node:events'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { Complaints } from './complaints.ts'

/** As much of a page as complaints come from. */
class TestPage extends EventEmitter {
  address = 'http://127.0.0.1:3000/'
  url = () => this.address
  says = (type: string, words: string) => this.emit('console', { type: () => type, text: () => words })
  throws = (words: string) => this.emit('pageerror', new TypeError(words))
  misses = (url: string, errorText: string) =>
    this.emit('requestfailed', { url: () => url, failure: () => ({ errorText }) })
}

function heard(happens: (page: TestPage) => void, wasAway = false): readonly string[] {
  const [page, complaints] = [new TestPage(), new Complaints()]
  complaints.hears(page as unknown as Page)
  happens(page)
  return complaints.unexpected(wasAway)
}

describe('what goes wrong on a page', () => {
  test('is an error in the console, an exception, or a request that fails', () => {
    expect(
      heard(page => {
        page.says('error', 'blocked by style-src')
        page.throws('nothing is there')
        page.misses('/pictures/card.svg', 'net::ERR_CONNECTION_REFUSED')
        page.says('warning', 'a word')
      }),
    ).toEqual([
      'http://127.0.0.1:3000/: blocked by style-src',
      'http://127.0.0.1:3000/: TypeError: nothing is there',
      'http://127.0.0.1:3000/: net::ERR_CONNECTION_REFUSED: /pictures/card.svg',
    ])
  })

  test.each(['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled'])(
    'is not what a page was still asking for when it was left: %s',
    words => expect(heard(page => page.misses('/later.js', words))).toEqual([]),
  )

  test.each([
    'net::ERR_INTERNET_DISCONNECTED',
    'NS_ERROR_CONNECTION_REFUSED',
    'Could not connect to 127.0.0.1',
  ])('is not that nobody answers, where a test has taken the server away: %s', words => {
    const misses = (page: TestPage) => void page.misses('/healthz', words)
    expect(heard(misses, true)).toEqual([])
    expect(heard(misses)).toHaveLength(1)
  })

  test('is not what a test does before there is a page', () => {
    expect(
      heard(page => {
        page.address = 'about:blank'
        page.throws('The operation is insecure.')
      }),
    ).toEqual([])
  })
})
