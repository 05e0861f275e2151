// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { ScreenTest, show } from '../game-kit/testing.tsx'
import { Objects } from './objects.tsx'
import { Rockets } from './rockets.tsx'

test('[ROOM-23] in flight mode before they were kept, objects and rockets are drawn here', () => {
  const place = show(
    <>
      <Objects />
      <Rockets rockets={{ threes: 1, ones: 1 }} points={4} />
    </>,
    new ScreenTest({}),
  )
  const addresses = () => [...place.querySelectorAll('img')].map(one => one.getAttribute('src')!)
  const fetched = addresses()
  expect(fetched).toHaveLength(10)
  expect(fetched.every(address => address.startsWith('/pictures/'))).toBe(true)
  act(() => {
    for (const one of place.querySelectorAll('img')) one.dispatchEvent(new Event('error'))
  })
  expect(addresses()).toHaveLength(10)
  expect(addresses().every(address => address.startsWith('blob:'))).toBe(true)
})
