// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { set, settings } from '../device/settings.ts'
import { keepRate } from './own-rate.ts'
import { SensesPanel } from './senses-panel.tsx'

const place = document.createElement('div')
document.body.append(place)

/** The control that is called so. */
const called = (name: string): HTMLElement => {
  const all = [...place.querySelectorAll<HTMLElement>('button, label')]
  return all.find(one => one.textContent!.trim().startsWith(name))!
}
const press = (name: string) =>
  act(() => {
    const one = called(name)
    ;(one.querySelector('input') ?? one).click()
  })

beforeEach(() => {
  // A phone, as far as can be asked.
  navigator.vibrate = () => true
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
  )
  set('language', 'en')
  set('sense', 'glimmer')
  set('vibration', true)
  act(() => render(null, place))
  act(() => render(<SensesPanel />, place))
})

test('[ROOM-34] vibration tells that something touches, or the rhythm of the strokes', () => {
  expect(settings.value.shakes).toBe('contact')
  press('The rhythm of the strokes')
  expect(settings.value.shakes).toBe('rhythm')
  press('Vibrate as well')
  expect(called('The rhythm of the strokes')).toBeUndefined()
})

test('[ROOM-34] by ear a drawing comes in one breath, or stroke by stroke', () => {
  expect(called('Stroke by stroke')).toBeUndefined()
  press('By ear')
  press('Stroke by stroke')
  expect(settings.value.strokes).toBe('discrete')
})

test('[ROOM-34] words come at the pace of a voice, or wait', () => {
  press('Read aloud')
  press('Words wait')
  expect(settings.value.wordsWait).toBe(true)
})

test('[ROOM-34] each sense shows what its own warm-up came to, and none that of another', () => {
  const rates = () => [...place.querySelectorAll('.sns-senses small')].map(one => one.textContent)
  expect(rates()).not.toContain('At your warm-up: 7 out of 10')
  press('By ear')
  act(() => keepRate(7))
  expect(rates().filter(words => words?.startsWith('At your warm-up'))).toEqual([
    'At your warm-up: 7 out of 10',
  ])
  expect(called('By ear').textContent).toContain('7 out of 10')
})
