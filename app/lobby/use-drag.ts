import { useRef, useState } from 'preact/hooks'
import { ownTouch } from '../device/own-touch.ts'
import { type Point, placeNear } from '../round-table/places.ts'

/** Less is a tap with an unsteady finger. */
const SLACK_PX = 8

interface Dragged {
  readonly seat: number
  /** How far the token is from its seat. */
  readonly by: Point
  /** The seat on which it would land. */
  readonly over: number | null
}

interface Start {
  readonly seat: number
  readonly at: Point
  readonly table: DOMRect
}

function pointIn({ left, top, width, height }: DOMRect, { clientX, clientY }: PointerEvent): Point {
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
}

/** Where words are too large for a round table, its seats are a list, which scrolls; a tap does all that a drag does. */
const isListed = (seat: HTMLElement): boolean => getComputedStyle(seat.closest('li')!).position === 'static'

/** A token under the finger: it follows, says where it would land, and lands there. A tap stays a tap. */
export function useDrag(places: readonly number[], onDrop: (from: number, to: number) => unknown) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const start = useRef<Start | null>(null)
  /** A finger may be lifted before what it last did is drawn. */
  const over = useRef<number | null>(null)
  const wasDragged = useRef(false)

  const down = (seat: number, event: PointerEvent) => {
    const table = (event.currentTarget as HTMLElement).closest('.table-top')
    wasDragged.current = false
    if (event.button !== 0 || !table || isListed(event.currentTarget as HTMLElement)) return
    start.current = {
      seat,
      at: { x: event.clientX, y: event.clientY },
      table: table.getBoundingClientRect(),
    }
  }
  const move = (event: PointerEvent) => {
    if (start.current === null) return
    const { seat, at, table } = start.current
    const by = { x: event.clientX - at.x, y: event.clientY - at.y }
    if (!wasDragged.current && Math.hypot(by.x, by.y) < SLACK_PX) return
    if (!wasDragged.current) (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
    wasDragged.current = true
    const place = placeNear(pointIn(table, event), places.length)
    over.current = place === undefined || places[place] === seat ? null : places[place]!
    setDragged({ seat, by, over: over.current })
  }
  const up = () => {
    if (start.current !== null && over.current !== null) onDrop(start.current.seat, over.current)
    cancel()
  }
  const cancel = () => {
    start.current = null
    over.current = null
    setDragged(null)
  }

  return {
    dragged,
    /** For the token of a seat that may be moved. */
    handlers: (seat: number) => ({
      onTouchMove: (event: TouchEvent) => start.current !== null && ownTouch.onTouchMove(event),
      onPointerDown: (event: PointerEvent) => down(seat, event),
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onDragStart: (event: Event) => event.preventDefault(),
    }),
    /** A click that ends a drag is none. */
    isTap: () => !wasDragged.current,
  }
}
