import { ANCHORS, type Direction, type Point } from '@veillee/touch'
import { useState } from 'preact/hooks'
import { onPalm, PALM_BOX } from './palm-box.ts'
import type { Spot, Stroke } from './sketch.ts'
import { type Led, stepped } from './steps.ts'

/** However slowly the buttons are pressed: a gesture lasts no longer than two minutes. */
const STEP_MS = 200

function spotOf(place: Point, atMs: number): Spot {
  const { x: left, y: top, size } = PALM_BOX
  const [x, y] = onPalm(place)
  return { x: (x - left) / size, y: (y - top) / size, atMs }
}

const goneOn = (stroke: Stroke, place: Point): Stroke => [
  ...stroke,
  spotOf(place, stroke.at(-1)!.atMs + STEP_MS),
]

/** A finger led by buttons over a sketch: nobody feels it, so it is where it is told at once. */
export function useLedSketch(change: (by: (strokes: readonly Stroke[]) => readonly Stroke[]) => void): Led {
  const [place, setPlace] = useState<Point>(ANCHORS[4]!)
  const [isTouching, setTouching] = useState(false)
  return {
    place,
    isTouching,
    towards(direction: Direction) {
      const to = stepped(place, direction)
      setPlace(to)
      if (isTouching) change(strokes => [...strokes.slice(0, -1), goneOn(strokes.at(-1)!, to)])
    },
    touch() {
      setTouching(true)
      change(strokes => [...strokes, [spotOf(place, 0)]])
    },
    lift: () => setTouching(false),
  }
}
