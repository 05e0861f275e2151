// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Sheet } from './sheet.tsx'

const place = document.createElement('div')

const Page = ({ open, hasOpener = true }: { open: string | null; hasOpener?: boolean }) => (
  <div class="screen">
    <h1 tabIndex={-1}>What to do</h1>
    {hasOpener && <button type="button">Open</button>}
    {open && (
      <Sheet key={open} title={open} onClose={() => undefined}>
        <p>…</p>
      </Sheet>
    )}
  </div>
)

const show = (open: string | null, hasOpener = true) =>
  act(async () => render(<Page open={open} hasOpener={hasOpener} />, place))

beforeEach(async () => {
  document.body.replaceChildren(place)
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
    this.querySelector('button')?.focus()
  }
  await show(null)
  place.querySelector('button')?.focus()
})
afterEach(() => act(() => render(null, place)))

test('however a sheet is closed, the focus is where it was', async () => {
  await show('first')
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
  await show(null)
  expect(document.activeElement?.textContent).toBe('Open')
})

test('also if another one has taken its place in between', async () => {
  await show('first')
  await show('second')
  expect(document.activeElement?.closest('dialog')?.getAttribute('aria-label')).toBe('second')
  await show(null)
  expect(document.activeElement?.textContent).toBe('Open')
})

test('if that is gone, it is at what to do now', async () => {
  await show('first')
  await show('first', false)
  await show(null, false)
  expect(document.activeElement?.textContent).toBe('What to do')
})
