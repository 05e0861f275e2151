import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestServer } from './testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.up()
})

afterEach(() => server.ends())

interface Asking {
  /** From where; 127.0.0.1 is the computer that runs it. */
  readonly from?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Another device of the network, as far as one computer can be two. */
const ask = (path: string, { from = '127.0.0.2', method = 'GET', headers = {} }: Asking = {}) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server
    request({ host: '127.0.0.1', port, path, method, localAddress: from, headers }, answer => {
      let said = ''
      answer.setEncoding('utf8').on('data', (words: string) => {
        said += words
      })
      answer.on('end', () => resolve(said))
    })
      .on('error', reject)
      .end()
  })

const heard = async (mark = 'K7F3M9', asking: Asking = { from: '127.0.0.1' }): Promise<unknown> =>
  (JSON.parse(await ask(`/here/${mark}/heard`, asking)) as { heard: unknown }).heard

test('[ROOM-1] a phone that opens /here reads that it has got through, in its language', async () => {
  const [french, english] = [
    await ask('/here', { headers: { 'accept-language': 'fr' } }),
    await ask('/here/K7F3M9', { headers: { 'accept-language': 'en' } }),
  ]
  expect(french).toContain('<h1>Tu as trouvé Veillée</h1>')
  expect(english).toContain('<h1>You have reached Veillée</h1>')
  expect(english).toContain('<a href="/here/K7F3M9?lang=fr"')
  expect(french + english).not.toContain('<script')
})

test('[ROOM-1] and whoever asks by the same mark hears of it', async () => {
  expect(await heard()).toBeNull()
  await ask('/here/k7f3m9')
  const { port } = server
  expect(await heard()).toEqual({ home: `http://127.0.0.1:${port}` })
  expect(await heard('AAAAAA')).toBeNull()
})

test('[ROOM-1] what proves nothing is not told: the computer itself, a look without reading, one’s own knock', async () => {
  await ask('/here/K7F3M9', { from: '127.0.0.1' })
  await ask('/here/K7F3M9', { method: 'HEAD' })
  expect(await heard()).toBeNull()
  const headers = { 'user-agent': 'phone' }
  await ask('/here/K7F3M9', { headers })
  expect(await heard('K7F3M9', { from: '127.0.0.2', headers })).toBeNull()
  expect(await heard('K7F3M9', { from: '127.0.0.2', headers: { 'user-agent': 'tablet' } })).not.toBeNull()
})

test('[ROOM-30] words that somebody writes into Host are not passed on', async () => {
  await ask('/here/K7F3M9', { headers: { host: 'come.to.me.example' } })
  expect(await heard()).toBeNull()
  await ask('/here/K7F3M9', { headers: { host: 'come-to-me' } })
  expect(await heard()).toEqual({ home: null })
})

test('[ROOM-30] a mark is no code: one of a room tells nothing more than any other', async () => {
  const { code } = (await server.opens()).welcome!
  expect([await ask(`/here/${code}/heard`), await ask('/here/ZZZZ/heard')]).toEqual([
    '{"heard":null}\n',
    '{"heard":null}\n',
  ])
})

test('[ROOM-30] Host: localhost through a proxy tells no address of the network', async () => {
  const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }
  expect(JSON.parse(await ask('/invite/KMF4', { headers }))).toEqual({
    homes: [{ home: 'http://localhost', kind: 'asked' }],
    isNear: false,
  })
})
