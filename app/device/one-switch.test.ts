// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wearOneSwitch } from './one-switch.ts'
import { set } from './settings.ts'

const PAGE = `
  <header><button>Menu</button></header>
  <main>
    <button>Photo A</button><button>Photo B</button><button disabled>Photo C</button>
    <fieldset><label><input type="radio" name="n"><span>One</span></label>
      <label><input type="radio" name="n"><span>Two</span></label></fieldset>
    <input type="text" aria-label="Name">
  </main>
  <footer><button>Done</button></footer>`

let takeOff: () => void
let pressed: string[]
const lit = () => [...document.querySelectorAll('[data-lit-by-switch]')].map(one => one.textContent!.trim())
const goesOn = (steps = 1) => vi.advanceTimersByTime(1_500 * steps)
const press = (target: EventTarget = document.body) => {
  vi.advanceTimersByTime(300)
  target.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  // There is no layout here: everything is as large as a button.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 56))
  document.body.innerHTML = PAGE
  pressed = []
  for (const one of document.querySelectorAll('button, input'))
    one.addEventListener('click', () =>
      pressed.push(one.closest('label')?.textContent?.trim() ?? one.textContent!),
    )
  set('switchPaceS', 1.5)
  takeOff = wearOneSwitch()
  set('oneSwitch', 'key')
})
afterEach(() => {
  set('oneSwitch', 'off')
  takeOff()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('[ROOM-21] one switch', () => {
  test('lights groups of what can be pressed in the order of the page, the bar last', () => {
    const groups = Array.from({ length: 5 }, () => {
      const now = lit()
      goesOn()
      return now
    })
    expect(groups).toEqual([
      ['Photo A', 'Photo B'],
      ['One', 'Two'],
      ['Done'],
      ['Menu'],
      ['Photo A', 'Photo B'],
    ])
  })

  test('one press goes into a group, the next takes what is lit; a choice by its label', () => {
    goesOn()
    press()
    expect(lit()).toEqual(['One'])
    goesOn()
    expect(lit()).toEqual(['Two'])
    press()
    expect(pressed).toEqual(['Two'])
  })

  test('what says that it belongs together is one group, and is gone through again after a press', () => {
    const main = document.querySelector('main')!
    main.insertAdjacentHTML(
      'afterbegin',
      '<div data-together="again"><fieldset><button>Up</button></fieldset><button>Lift</button></div>',
    )
    goesOn(4)
    expect(lit()).toEqual(['Up', 'Lift'])
    press()
    press()
    expect(lit()).toEqual(['Up'])
    goesOn()
    expect(lit()).toEqual(['Lift'])
    goesOn()
    expect(lit()).toEqual(['Up'])
    goesOn(2)
    expect(lit()).toEqual(['Up', 'Lift'])
  })

  test('what a press has lit is lit for as long as anything else, however late the press came', () => {
    vi.advanceTimersByTime(1_100)
    press()
    expect(lit()).toEqual(['Photo A'])
    vi.advanceTimersByTime(1_400)
    expect(lit()).toEqual(['Photo A'])
    vi.advanceTimersByTime(200)
    expect(lit()).toEqual(['Photo B'])
  })

  test('what is in a sheet comes alone, and when it has gone the page again', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Close</button></dialog>')
    goesOn()
    expect(lit()).toEqual(['Close'])
    document.querySelector('dialog')!.remove()
    goesOn()
    expect(lit()).toEqual(['Photo A', 'Photo B'])
  })

  test('a press is not meant for what took the place of what was lit', () => {
    goesOn(2)
    expect(lit()).toEqual(['Done'])
    document.querySelector('footer')!.innerHTML = '<button>Leave the table</button>'
    press()
    expect(pressed).toEqual([])
  })

  test('what is written in a field is written', () => {
    press(document.querySelector('input[type="text"]')!)
    expect(lit()).toEqual(['Photo A', 'Photo B'])
  })

  test('what is written is sent by Enter, which leaves the field to the switch', () => {
    const field = document.querySelector<HTMLInputElement>('input[type="text"]')!
    field.focus()
    for (const kind of ['keydown', 'keyup'])
      field.dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', bubbles: true, cancelable: true }))
    expect(document.activeElement).toBe(document.body)
    expect(pressed).toEqual([])
  })

  test('off, nothing is lit', () => {
    set('oneSwitch', 'off')
    expect(lit()).toEqual([])
  })
})
