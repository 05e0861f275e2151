// @vitest-environment happy-dom
import { type ComponentChild, render } from 'preact'
import { expect, test } from 'vitest'
import { SymbolPicture } from '../senses/symbol.tsx'
import { SymbolTile } from './symbol-tile.tsx'

const strokeOf = (picture: ComponentChild): number => {
  render(picture, document.body)
  return Number(document.querySelector('g')!.getAttribute('stroke-width'))
}

test('[READ-3] on a small tile a symbol has a heavier line than on its card', () => {
  const onCard = strokeOf(<SymbolPicture side={0} number={1} />)
  expect(strokeOf(<SymbolTile side={0} number={1} />)).toBeGreaterThan(1.25 * onCard)
})
