import { describe, expect, it } from 'vitest'
import { mixed } from '../palette.ts'
import { DIFFICULTY_PAINTS, type Difficulty } from './paint.ts'
import { type Stroke, SYMBOL_CARD, symbolDrawing, symbolSideSvg } from './symbol-card.ts'
import { contrastOf, READABLE } from './testing.ts'

const COLOURS = Object.keys(DIFFICULTY_PAINTS) as readonly Difficulty[]

const bolt: Stroke = {
  points: [
    [20, 8],
    [60, 40],
    [40, 60],
    [80, 92],
  ],
}
const dot: Stroke = { points: [[50, 50]] }

const svgOf = (difficulty: Difficulty, side = 7) =>
  symbolSideSvg({ side, difficulty, symbols: [[bolt], [dot], [bolt, dot], [bolt], [dot]] })

const pipsOf = (svg: string) => svg.split('cy="524"').length - 1

describe('symbol card', () => {
  it('[READ-1] has five symbols with their numbers', () => {
    const svg = svgOf('blue')
    for (const number of [1, 2, 3, 4, 5]) expect(svg).toContain(`>${number}</text>`)
  })

  it('[READ-1] colour is doubled by one to four pips', () => {
    expect(COLOURS.map(colour => pipsOf(svgOf(colour)))).toEqual([1, 2, 3, 4])
  })

  it('[READ-1] says which card it is and which side', () => {
    expect(svgOf('red', 6)).toContain('>4a</text>')
    expect(svgOf('red', 7)).toContain('>4b</text>')
  })

  it('draws a dot as a dab and keeps strokes as they are', () => {
    expect(symbolDrawing([bolt])).toContain('M20 8L60 40L40 60L80 92')
    expect(symbolDrawing([dot])).toContain('M50 50h0')
  })

  it('[READ-1] symbols, numbers and names can be read', () => {
    for (const colour of COLOURS) {
      const paint = DIFFICULTY_PAINTS[colour]
      expect(contrastOf('white', paint), colour).toBeGreaterThan(READABLE)
      expect(contrastOf('white', mixed(paint, 'shade', 0.2)), colour).toBeGreaterThan(READABLE)
    }
    expect(contrastOf('ink', 'cream')).toBeGreaterThan(READABLE)
  })

  it('[READ-1] no number lies over its symbol, wherever the symbol reaches in its box', () => {
    const corner: Stroke = {
      points: [
        [8, 92],
        [8, 8],
        [92, 8],
      ],
    }
    const svg = symbolSideSvg({
      side: 0,
      difficulty: 'blue',
      symbols: Array.from({ length: 5 }, () => [corner]),
    })
    const chips = [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="15.5"/g)]
    const places = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/g)]
    expect(chips).toHaveLength(5)
    chips.forEach(([, cx, cy], i) => {
      const [, x, y, scale] = places[i]!.map(Number)
      const apart = Math.hypot(x! + 8 * scale! - Number(cx), y! + 8 * scale! - Number(cy))
      expect(apart).toBeGreaterThan(15.5 + 4)
    })
  })

  it('keeps its five cells on the card and apart', () => {
    const cells = [...svgOf('green').matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="156" height="156"/g)]
    const spots = cells.map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(spots).toHaveLength(5)
    for (const [x, y] of spots) {
      expect(x).toBeGreaterThan(12)
      expect(x + 156).toBeLessThan(SYMBOL_CARD.width - 12)
      expect(y + 156).toBeLessThan(500)
    }
    const apart = spots.flatMap(([x, y], i) =>
      spots.slice(i + 1).map(([ox, oy]) => Math.max(Math.abs(x - ox), Math.abs(y - oy))),
    )
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(150)
  })
})
