// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fetched } from './fetched.ts'

afterEach(() => document.head.replaceChildren())

const links = (): readonly HTMLLinkElement[] => [...document.head.querySelectorAll('link')]
const says = (kind: 'load' | 'error') => links().at(-1)!.dispatchEvent(new Event(kind))
/** Whatever is waiting has gone on. */
const later = () => new Promise(resolve => setTimeout(resolve))

/** As Vite does it: a sheet that fails ends the first load, and no later one asks for it. */
function part(): () => Promise<string> {
  let isAsked = false
  return async () => {
    if (isAsked) return 'part'
    isAsked = true
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    const comes = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error('Unable to preload CSS')))
    })
    document.head.append(link)
    await comes
    return 'part'
  }
}

test('[ROOM-8] a part waits for a style sheet that was lost, and that is asked for again', async () => {
  const shown = vi.fn()
  void fetched(part()).then(shown)
  says('error')
  await later()
  expect([shown.mock.calls.length, links().length]).toEqual([0, 1])
  says('load')
  await later()
  expect(shown).toHaveBeenCalledWith('part')
})

test('[ROOM-8] if that is lost too, the part does not come without it the next time', async () => {
  const load = part()
  const first = expect(fetched(load)).rejects.toThrow('no style sheet')
  says('error')
  await later()
  says('error')
  await first
  const shown = vi.fn()
  void fetched(load).then(shown)
  await later()
  expect(shown).not.toHaveBeenCalled()
  says('load')
  await later()
  expect(shown).toHaveBeenCalledWith('part')
})

test('[ROOM-8] a script that was lost is fetched again, past what the browser keeps in mind, until it comes', async () => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: 'http://veillee.test/part.js' })
  document.head.append(link)
  says('error')
  const asks = vi.fn().mockRejectedValueOnce(new TypeError('Load failed')).mockResolvedValue(new Response())
  vi.stubGlobal('fetch', asks)
  const load = () =>
    asks.mock.calls.length < 2 ? Promise.reject(new Error('lost')) : Promise.resolve('part')
  await expect(fetched(load)).rejects.toThrow('Load failed')
  expect(await fetched(load)).toBe('part')
  expect(asks).toHaveBeenCalledWith('http://veillee.test/part.js', { cache: 'reload' })
  await fetched(load)
  expect(asks).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})

test('[ROOM-22] a script that was only to come early, and comes without a network after all, is not missed', async () => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: 'http://veillee.test/early.js' })
  document.head.append(link)
  says('error')
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Load failed')))
  expect(await fetched(async () => 'part')).toBe('part')
  vi.unstubAllGlobals()
})

test('what fails for another reason fails', async () => {
  await expect(fetched(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
})
