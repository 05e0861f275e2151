// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { wearKeyboard } from './keyboard.ts'

const view = Object.assign(new EventTarget(), { width: 390, height: 844, scale: 1 })
const scrolled = vi.fn()
const page = document.documentElement

function shows(height: number, width = 390): void {
  Object.assign(view, { height, width })
  view.dispatchEvent(new Event('resize'))
}

const worn = () => [page.hasAttribute('data-keyboard'), page.style.getPropertyValue('--visible')]

beforeEach(() => {
  document.body.innerHTML = '<div class="screen"><input></div>'
  document.querySelector('input')!.focus()
  scrolled.mockClear()
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('scrollTo', scrolled)
  shows(844)
  wearKeyboard()
})

test('[TALE-28] while somebody types, the page is as high as the keyboard leaves it, and not pushed away', () => {
  shows(460)
  expect(worn()).toEqual([true, '460px'])
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  shows(844)
  expect(worn()).toEqual([false, ''])
})

test('a browser’s own bars, a turned phone and a page that is magnified are no keyboard', () => {
  shows(700)
  expect(worn()).toEqual([false, ''])
  shows(390, 844)
  expect(worn()).toEqual([false, ''])
  view.scale = 2
  shows(200, 844)
  expect(worn()).toEqual([false, ''])
  view.scale = 1
})

test('a page that scrolls as a whole is left where it is', () => {
  document.querySelector('.screen')!.classList.add('flowing')
  shows(460)
  expect(worn()).toEqual([true, '460px'])
  expect(scrolled).not.toHaveBeenCalled()
})
