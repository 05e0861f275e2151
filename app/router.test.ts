// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

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

test('whoever came straight here goes home, instead of leaving the app', async () => {
  const { back, path } = await routerAt('/join/KMF4')
  back()
  expect(path.value).toBe('/')
})
