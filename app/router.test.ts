// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Router = typeof import('./router.ts')

const routerAt = async (address: string): Promise<Router> => {
  history.replaceState(null, '', address)
  vi.resetModules()
  return import('./router.ts')
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

test('the address is where one is; what stands behind the # is told to no server', async () => {
  const { path, fragment, go } = await routerAt('/room/abc#seat=xyz')
  expect([path.value, fragment.value.get('seat')]).toEqual(['/room/abc', 'xyz'])
  go('/settings')
  expect([path.value, location.pathname, fragment.value.get('seat')]).toEqual([
    '/settings',
    '/settings',
    null,
  ])
})

test('a phone of the playground stays the one that it is', async () => {
  const { go, addressOf } = await routerAt('/?as=p3')
  go('/room/abc#seat=xyz')
  expect(location.pathname + location.search + location.hash).toBe('/room/abc?as=p3#seat=xyz')
  expect(addressOf('/new/palm-reader')).toBe('/new/palm-reader?as=p3')
})

describe('under a path', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="manifest" href="/veillee/manifest.webmanifest">'
  })
  afterEach(() => {
    document.head.innerHTML = ''
  })

  test('the app tells its places from its own root, and the browser from that of the address', async () => {
    const { path, fragment, go, addressOf } = await routerAt('/veillee/room/abc#seat=xyz')
    expect([path.value, fragment.value.get('seat')]).toEqual(['/room/abc', 'xyz'])
    expect(addressOf('/room/abc#seat=xyz')).toBe('/veillee/room/abc#seat=xyz')
    go('/settings')
    expect([path.value, location.pathname]).toEqual(['/settings', '/veillee/settings'])
    go('/')
    expect([path.value, location.pathname]).toEqual(['/', '/veillee/'])
  })

  test('a phone of the playground is there too', async () => {
    const { go } = await routerAt('/veillee/?as=p3')
    go('/room/abc#seat=xyz')
    expect(location.pathname + location.search + location.hash).toBe('/veillee/room/abc?as=p3#seat=xyz')
  })

  test.each([
    ['/veillee', '/'],
    ['/veillee/join', '/join'],
    ['/join/KMF4', '/join/KMF4'],
    ['/veilleees', '/veilleees'],
  ])('whoever came by %s is at %s', async (address, at) => {
    const { path } = await routerAt(address)
    expect(path.value).toBe(at)
  })
})

test('whoever came straight here goes home, instead of leaving the app', async () => {
  const { back, path } = await routerAt('/join/KMF4')
  back()
  expect(path.value).toBe('/')
})
