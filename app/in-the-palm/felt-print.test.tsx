// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { FeltPrint } from './felt-print.tsx'

const contact = (print: object, angle = 0) =>
  ({ kind: 'cloth', x: 0.5, y: 0.5, face: 'palm', angle, press: 1, strength: 0.8, print }) as never

async function drawn(print: object, angle?: number): Promise<Element> {
  const root = document.createElement('div')
  await act(() =>
    render(
      <svg aria-hidden="true">
        <FeltPrint contact={contact(print, angle)} held="palm-up" />
      </svg>,
      root,
    ),
  )
  return root.querySelector('.now')!
}

test('[PALM-50] what was felt is shown as it was: a cloth square, a dart a bar that turns, a ring a circle', async () => {
  const cloth = await drawn({ shape: 'square', widthHu: 0.9, lengthHu: 0.9 })
  expect(cloth.tagName.toLowerCase()).toBe('rect')
  expect(cloth.getAttribute('width')).toBe(cloth.getAttribute('height'))
  const dart = await drawn({ shape: 'line', widthHu: 0.1, lengthHu: 1.2 }, 16)
  expect(Number(dart.getAttribute('height'))).toBeGreaterThan(8 * Number(dart.getAttribute('width')))
  expect(dart.getAttribute('transform')).toMatch(/rotate\(-?90\)/)
  const ring = await drawn({ shape: 'ring', widthHu: 0.3, lengthHu: 0.3, holeHu: 0.2 })
  expect(ring.getAttribute('class')).toContain('ring')
  const coin = await drawn({ shape: 'disc', widthHu: 0.3, lengthHu: 0.3 })
  expect(coin.tagName.toLowerCase()).toBe('circle')
})
