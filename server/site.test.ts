import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { renderSVG } from 'uqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whatIsKept } from './page.ts'
import { PRIVACY, privacySheets } from './privacy-words.ts'
import { ReachPage } from './reach-page.ts'
import { createSite, type SiteParts } from './site.ts'
import { sayingIn } from './speech.ts'
import { WORDS } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'veillee-app-'))
mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'not for anybody')
writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><p>the app</p>')
for (const [end, bytes] of [
  ['', Buffer.from('const some = 1')],
  ['.br', brotliCompressSync('const some = 1')],
] as const)
  writeFileSync(join(folder, 'dist', 'assets', `some-1a2b.js${end}`), bytes)
writeFileSync(join(folder, 'dist', 'assets', 'nunito-latin-600-normal-B-f_1.woff2'), 'letters')

const parts: SiteParts = {
  metrics: async () => 'veillee_rooms 0\n',
  areMetricsOpen: false,
  isPlaygroundOpen: false,
  isBehindProxy: false,
  listening: () => site.address() as AddressInfo,
  here: new ReachPage(false, () => 0),
  roomFiles: { answer: () => Promise.reject(new Error('broken')) },
  keepDays: 90,
  appFolder: join(folder, 'dist'),
  onTrouble: error => troubles.push(error),
}
const site = createSite(parts)
const troubles: unknown[] = []
let home = ''

beforeAll(async () => {
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  home = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})

afterAll(() => {
  site.close()
  site.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const get = (path: string, acceptLanguage = 'fr'): Promise<Response> =>
  fetch(home + path, { headers: { 'accept-language': acceptLanguage } })

const everyPath = [
  '/',
  '/?lang=en',
  '/kept',
  '/here',
  '/here/K7F3M9',
  '/invite/KMF4',
  '/metrics',
  '/veillee.css',
  '/lamp.svg',
  '/healthz',
  '/nowhere',
]

describe('the app', () => {
  test.each(['/', '/new/in-the-palm', '/join/KMF4', '/room/abc', '/screen/KMF4', '/album', '/playground'])(
    '%s is the one page of the app, with a policy for its own files alone',
    async path => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe('<!doctype html><p>the app</p>')
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';")
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test('what is named by its content is kept for good, and comes compressed', async () => {
    const answer = await fetch(`${home}/assets/some-1a2b.js`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe('const some = 1')
  })

  test('who cannot read what is compressed, or has it already, gets no more than that', async () => {
    const ask = (headers: Record<string, string>) => fetch(`${home}/assets/some-1a2b.js`, { headers })
    const plain = await ask({ 'accept-encoding': 'br;q=0, identity' })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'const some = 1'])
    const known = await ask({ 'accept-encoding': 'identity', 'if-none-match': plain.headers.get('etag')! })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  test('what was built anew is there at once', async () => {
    const file = join(folder, 'dist', 'sw.js')
    expect((await get('/sw.js')).status).toBe(404)
    for (const words of ['one', 'another']) {
      writeFileSync(file, words)
      expect(await (await get('/sw.js')).text()).toBe(words)
    }
    rmSync(file)
    expect((await get('/sw.js')).status).toBe(404)
  })

  test.skipIf(!existsSync('/proc/self/fd'))(
    '[ROOM-30] who hangs up in the middle leaves no file open',
    async () => {
      const large = join(folder, 'dist', 'assets', 'large-3c4d.js')
      writeFileSync(large, 'x'.repeat(4_000_000))
      for (let i = 0; i < 20; i++)
        await new Promise<void>(resolve => {
          const asked = request(`${home}/assets/large-3c4d.js`, answer => {
            answer.once('data', () => {
              asked.destroy()
              resolve()
            })
          })
          asked.on('error', () => undefined).end()
        })
      const isOpen = (fd: string) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === large
        } catch {
          return false
        }
      }
      expect(readdirSync('/proc/self/fd').filter(isOpen)).toEqual([])
    },
  )

  test('nothing outside of its folder is handed out', async () => {
    for (const path of ['/assets/../secret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/assets/none.js'])
      expect((await get(path)).status).toBe(404)
  })
})

describe('the page about what is kept', () => {
  const words = async (language: string): Promise<string> =>
    (await (await get('/kept', language)).text()).replaceAll('\u00a0', ' ')

  test('[ROOM-27] says in both languages what is kept, for how long, and how it is deleted', async () => {
    const [french, english] = [await words('fr'), await words('en')]
    expect(english).toContain('that nobody comes back to for 90 days is deleted by itself')
    expect(french).toContain('où personne ne revient pendant 90 jours s’efface d’elle-même')
    for (const said of ['the names that you typed', 'written in the chat', 'The host can delete the evening'])
      expect(english).toContain(said)
    for (const said of [
      'les noms que vous avez tapés',
      'dans la conversation',
      'L’hôte peut effacer la veillée',
    ])
      expect(french).toContain(said)
  })

  test('has its own title, and leads back to the first page', async () => {
    expect(await words('en')).toContain('<title>What Veillée keeps</title>')
    expect(await words('fr')).toContain('<a href="/?lang=fr">')
    expect(await words('fr')).toContain('<a href="/kept?lang=en" hreflang="en"')
  })

  test('is French as it is printed, and English as it is', async () => {
    const text = (page: string): string => page.slice(page.indexOf('<main')).replace(/<[^>]*>/g, ' ')
    expect(text(await words('fr'))).not.toMatch(/[^\u202f][?!;:»]|'/)
    expect(text(await words('en'))).not.toMatch(/[\u202f']/)
  })

  test.each(['de', 'es'] as const)('[ROOM-18] and is in %s, every sentence of it', async language => {
    const page = await words(language)
    expect(page).toContain(`<html lang="${language}">`)
    const sheets = privacySheets(90).flatMap(sheet => [sheet.heading, ...sheet.words, ...(sheet.list ?? [])])
    const all = [PRIVACY.title, PRIVACY.lead, WORDS.home, WORDS.pitch, ...sheets]
    expect(all.filter(({ en }) => page.includes(en.replaceAll('\u00a0', ' ')))).toEqual([])
    expect(page).toContain(sayingIn(language)(WORDS.home))
  })

  test('speaks of one day as of one', async () => {
    expect(whatIsKept('en', 1)).toContain('for a day is deleted')
    expect(whatIsKept('fr', 1)).toContain('pendant un jour s’efface')
  })
})

describe('the other addresses', () => {
  test('a trouble at our end is told in words, and noted', async () => {
    const answer = await get('/evenings')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('Something went wrong at our end')
    expect(troubles).toEqual([new Error('broken')])
  })

  test('/healthz says ok', async () => {
    const answer = await get('/healthz')
    expect([answer.status, await answer.text()]).toEqual([200, 'ok\n'])
  })

  test.each([
    ['/veillee.css', 'text/css; charset=utf-8'],
    ['/lamp.svg', 'image/svg+xml; charset=utf-8'],
  ])('%s is a file of the type that it claims', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type)
  })

  test('its pages are set in the fonts of the built app, wherever all of it lies', async () => {
    const faces = (await (await get('/veillee.css')).text()).match(/(?<=url\()[^)]+/g)
    expect(faces).toEqual(['assets/nunito-latin-600-normal-B-f_1.woff2'])
    const font = await fetch(new URL(faces![0]!, `${home}/veillee.css`))
    expect([font.headers.get('content-type'), await font.text()]).toEqual(['font/woff2', 'letters'])
    expect((await get('/kept')).headers.get('content-security-policy')).toContain("font-src 'self'")
  })

  test('an unknown address says in words that nothing is there', async () => {
    const [french, english] = [await get('/nowhere', 'fr'), await get('/nowhere', 'en')]
    expect([french.status, english.status]).toEqual([404, 404])
    expect(await french.text()).toContain('Il n’y a rien à cette adresse.')
    expect(await english.text()).toContain('There is nothing at this address.')
  })

  test('a crooked address is an unknown one', async () => {
    const status = await new Promise(resolve =>
      request(home, { path: '//%zz?lang=%zz' }, answer => resolve(answer.resume().statusCode)).end(),
    )
    expect(status).toBe(404)
  })
})

describe('every answer', () => {
  test.each(everyPath)('%s carries the guarding headers', async path => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test.each(everyPath)('%s answers HEAD like GET, without the body', async path => {
    const [asked, peeked] = [
      await get(path),
      await fetch(home + path, { method: 'HEAD', headers: { 'accept-language': 'fr' } }),
    ]
    expect(peeked.status).toBe(asked.status)
    expect(peeked.headers.get('content-length')).toBe(String((await asked.arrayBuffer()).byteLength))
    expect(await peeked.text()).toBe('')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused in words', async method => {
    const answer = await fetch(home, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain('This place is for reading only: GET and HEAD.')
  })
})

describe('the metrics', () => {
  test('[ROOM-14] are for this computer, and for nobody whom a proxy on it lets in', async () => {
    expect(await (await get('/metrics')).text()).toBe('veillee_rooms 0\n')
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const answer = await fetch(`${home}/metrics`, { headers: { [header]: 'for=192.0.2.7' } })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('veillee_rooms')
    }
  })
})

describe('the playground', () => {
  test('is for this computer; for anybody else there is nothing at its address', async () => {
    expect((await get('/playground')).status).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded'])
      for (const path of ['/playground', '/playground/', '/playground?as=1']) {
        const answer = await fetch(home + path, { headers: { [header]: 'for=192.0.2.7' } })
        expect(answer.status).toBe(404)
        expect(await answer.text()).not.toContain('the app')
      }
  })
})

test.each([true, false])('the page is told whether games for developers are offered: %s', async isTold => {
  const appFolder = join(folder, `developer-${isTold}`)
  mkdirSync(appFolder)
  writeFileSync(join(appFolder, 'index.html'), '<html lang="fr"><link href="/a.css">')
  const told = createSite({ ...parts, hasDeveloperGames: isTold, appFolder })
  await new Promise<void>(resolve => told.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(told.address() as AddressInfo).port}/`)
  const attribute = isTold ? ' data-developer-games="on"' : ''
  expect(await answer.text()).toBe(`<html${attribute} lang="fr"><link href="/a.css">`)
  told.close()
  told.closeAllConnections()
})

describe('under a path', () => {
  const under = createSite({ ...parts, basePath: '/veillee', appFolder: join(folder, 'under') })
  let at = ''

  beforeAll(async () => {
    mkdirSync(join(folder, 'under', 'assets'), { recursive: true })
    const html = '<link href="/a.css"><script src="/assets/b.js"></script><a href="//c.example">/d</a>'
    for (const [end, bytes] of [
      ['', html],
      ['.br', brotliCompressSync(html)],
      ['.gz', gzipSync(html)],
    ] as const)
      writeFileSync(join(folder, 'under', `index.html${end}`), bytes)
    writeFileSync(join(folder, 'under', 'assets', 'b.js'), 'import "./c.js"; "/d"')
    await new Promise<void>(resolve => under.listen(0, '127.0.0.1', resolve))
    at = `http://127.0.0.1:${(under.address() as AddressInfo).port}`
  })

  afterAll(() => {
    under.close()
    under.closeAllConnections()
  })

  test.each(['br', 'gzip', 'identity'])('the page names its files there, also as %s', async encoding => {
    const answer = await fetch(`${at}/veillee/room/abc`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await answer.text()).toBe(
      '<link href="/veillee/a.css"><script src="/veillee/assets/b.js"></script><a href="//c.example">/d</a>',
    )
  })

  test('whether the proxy has taken the path away or left it, it is the same place', async () => {
    for (const path of ['/healthz', '/assets/b.js', '/kept', '/learn/palm-reader', '/', '/veillee.css']) {
      const [taken, left] = [await fetch(at + path), await fetch(`${at}/veillee${path}`)]
      expect([path, taken.status, await taken.text()]).toEqual([path, 200, await left.text()])
    }
    expect(await (await fetch(`${at}/veillee/assets/b.js`)).text()).toBe('import "./c.js"; "/d"')
  })

  test('[ROOM-27] evenings are fetched and brought there', async () => {
    expect((await fetch(`${at}/veillee/evenings`)).status).toBe(500) // ours are broken here
    expect(troubles.at(-1)).toEqual(new Error('broken'))
  })

  test('without the slash at its end it is led to the one with it', async () => {
    const answer = await fetch(`${at}/veillee?lang=en`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/veillee/?lang=en'])
  })

  test('[ROOM-27] the server’s own pages name each other there', async () => {
    for (const path of ['/veillee/kept', '/veillee/nowhere/at/all', '/nowhere']) {
      const html = await (await fetch(at + path)).text()
      const named = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, name]) => name!)
      expect(named.length).toBeGreaterThan(3)
      for (const name of named) {
        expect(name).toMatch(/^\/veillee\//)
        expect([name, (await fetch(at + name)).status]).toEqual([name, 200])
      }
    }
  })

  test('[ROOM-1] the link and the QR code lead there', async () => {
    const answer = await fetch(`${at}/veillee/invite/KMF4`)
    const { homes } = (await answer.json()) as { homes: readonly { home: string }[] }
    for (const { home } of homes) expect(home).toMatch(/^http:\/\/[^/]+\/veillee$/)
    const link = `${homes[0]!.home}/join/KMF4`
    const picture = await (await fetch(`${at}/veillee/invite/KMF4.svg`)).text()
    expect(picture).toBe(renderSVG(link, { border: 2, blackColor: '#2B2A3A', whiteColor: '#FFFAF0' }))
  })
})
