import { READING } from './constants.ts'
import { type Drawing, isFull, strokesOf } from './gesture.ts'
import { mirrored } from './hand.ts'

/** A line of a symbol, in a box of 100 × 100 with y downwards. A single point is a dot. */
export interface Line {
  readonly points: readonly (readonly [x: number, y: number])[]
}

type Pair = readonly [x: number, y: number]

interface Box {
  readonly least: Pair
  readonly most: Pair
}

/** A line or a stroke, as points evenly spread along it: what was drawn slowly weighs no more. */
interface Trace {
  readonly points: readonly Pair[]
  readonly length: number
}

interface LineReading {
  readonly length: number
  /** How much of the line has ink near. */
  readonly share: number
  /** How much ink lies nearer to this line than to any other, or hardly farther. */
  readonly ownInk: number
}

/** What one way of laying the drawing over the symbol shows. */
interface Reading {
  readonly lines: readonly LineReading[]
  /** How far the ink is from the symbol, on average. */
  readonly inkAway: number
  readonly doubt: number
}

/**
 * The lines of a symbol that the drawing leaves out (READ-22), by their number. It looks kindly: where, how large,
 * a little tilted, in what order and direction and in how many strokes they were drawn does not matter, and in
 * doubt a line has been drawn.
 *
 * Nobody knows where on the palm the whole symbol would have been. So the drawing is laid over the symbol, and over
 * every part of it that leaves lines out, and the way that explains the ink best is believed.
 *
 * Whoever has filled the palm has left nothing out on purpose. So no drawing is looked at that has more strokes than
 * can be looked at in a moment (ROOM-38), and nobody is asked for a line that there is no room for.
 */
export function missingLines(lines: readonly Line[], drawing: Drawing): readonly number[] {
  const symbol = lines.map(line => traced(line.points, READING.lineStep))
  if (pointsOf(symbol).length === 0 || isFull(drawing)) return []
  const tilts = tiltsOf(drawing)
  const onto = boxOf(symbol)
  if (tilts.some(drawn => isClearlyWhole(readingOf(symbol, { drawn, from: drawn.box, onto })))) return []
  let best: Reading | undefined
  for (const laying of layings(symbol, tilts)) {
    const reading = readingOf(symbol, laying)
    if (!best || reading.doubt < best.doubt) best = reading
  }
  return missingFrom(best!)
}

/** A drawing, tilted a little. */
interface Drawn {
  readonly strokes: readonly Trace[]
  readonly ink: Ink
  readonly box: Box
  readonly length: number
}

/** Drops of ink, part by part: every line is compared with every drop, for every way of laying them over it. */
interface Ink {
  readonly xs: Float64Array
  readonly ys: Float64Array
}

/** One way of laying a drawing over a symbol: what lies in one box comes to lie in the other. */
interface Laying {
  readonly drawn: Drawn
  readonly from: Box
  readonly onto: Box
}

function tiltsOf(drawing: Drawing): readonly Drawn[] {
  const ink = inkOf(drawing)
  return READING.tiltsDeg.map(tiltDeg => {
    const strokes = ink.map(stroke => tilted(stroke, tiltDeg))
    const drops = pointsOf(strokes)
    const [xs, ys] = [Float64Array.from(drops, ([x]) => x), Float64Array.from(drops, ([, y]) => y)]
    return { strokes, ink: { xs, ys }, box: boxOf(strokes), length: totalLength(strokes) }
  })
}

function layings(symbol: readonly Trace[], tilts: readonly Drawn[]): readonly Laying[] {
  const [whole, boxes] = [boxOf(symbol), boxesOf(symbol)]
  return tilts.flatMap(drawn => [
    ...boxes.map(onto => ({ drawn, from: drawn.box, onto })),
    ...withoutSlips(drawn.strokes).map(kept => ({ drawn, from: boxOf(kept), onto: whole })),
  ])
}

/** How often a drop of ink would be compared with a point of the symbol (ROOM-38). */
export function comparisons(lines: readonly Line[], drawing: Drawing): number {
  const symbol = lines.map(line => traced(line.points, READING.lineStep))
  const all = layings(symbol, tiltsOf(drawing))
  return all.reduce((sum, { drawn }) => sum + drawn.ink.xs.length, 0) * pointsOf(symbol).length
}

const isClearlyWhole = (reading: Reading): boolean =>
  reading.inkAway <= READING.clear && missingFrom(reading).length === 0

/** Ink that lies beside the symbol, and lines without ink, both speak against a reading. */
function doubt(lines: readonly LineReading[], inkAway: number): number {
  const all = lines.reduce((sum, line) => sum + weight(line), 0)
  const bare = lines.reduce((sum, line) => sum + weight(line) * (1 - line.share), 0)
  return inkAway + (READING.near * bare) / all
}

/** A dot weighs as much as the shortest line. */
const weight = (line: LineReading): number => Math.max(line.length, READING.lineStep)

const missingFrom = ({ lines }: Reading): readonly number[] =>
  [...lines.keys()].filter(i => !isDrawn(lines[i]!))

/** Two lines side by side are both near to one stroke, but one stroke cannot stand for both. */
const isDrawn = ({ length, share, ownInk }: LineReading): boolean =>
  share >= READING.mostOfLine && ownInk >= READING.ownInk * length

function readingOf(symbol: readonly Trace[], { drawn, from, onto }: Laying): Reading {
  const even = sizeOf(from) === 0 ? 1 : sizeOf(onto) / sizeOf(from)
  const [sx, sy] = [stretchAlong(0, from, onto, even), stretchAlong(1, from, onto, even)]
  const ink = {
    xs: moved(drawn.ink.xs, middle(from, 0), sx, middle(onto, 0)),
    ys: moved(drawn.ink.ys, middle(from, 1), sy, middle(onto, 1)),
  }
  const step = (drawn.length * Math.sqrt(sx * sy)) / ink.xs.length
  return readingOfInk(symbol, ink, step)
}

function moved(drops: Float64Array, from: number, stretch: number, onto: number): Float64Array {
  const there = new Float64Array(drops.length)
  for (let drop = 0; drop < drops.length; drop++) there[drop] = onto + (drops[drop]! - from) * stretch
  return there
}

function readingOfInk(symbol: readonly Trace[], ink: Ink, step: number): Reading {
  const inkAways = symbol.map(() => new Float64Array(ink.xs.length).fill(Number.POSITIVE_INFINITY))
  const shares = symbol.map((line, i) => shareNear(line, ink, inkAways[i]!))
  const nearest = Array.from(ink.xs, (_, drop) => least(inkAways, drop))
  const lines = symbol.map(({ length }, i) => ({
    length,
    share: shares[i]!,
    ownInk: ownDrops(inkAways[i]!, nearest) * step,
  }))
  const inkAway = mean(nearest.map(away => Math.min(away, READING.slip)))
  return { lines, inkAway, doubt: doubt(lines, inkAway) }
}

function ownDrops(aways: Float64Array, nearest: readonly number[]): number {
  let own = 0
  for (let drop = 0; drop < aways.length; drop++) if (aways[drop]! <= nearest[drop]! + READING.alike) own++
  return own
}

function least(inkAways: readonly Float64Array[], drop: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const aways of inkAways) least = Math.min(least, aways[drop]!)
  return least
}

function stretchAlong(axis: 0 | 1, from: Box, onto: Box, even: number): number {
  const drawn = from.most[axis] - from.least[axis]
  if (drawn === 0) return even
  const wanted = (onto.most[axis] - onto.least[axis]) / drawn
  return Math.min(even * READING.stretch, Math.max(even / READING.stretch, wanted))
}

/** Takes note besides how far each drop of ink is from the line. A line without points asks for none. */
function shareNear({ points }: Trace, ink: Ink, inkAways: Float64Array): number {
  const near = points.filter(point => Math.sqrt(nearestInk(point, ink, inkAways)) <= READING.near)
  for (let drop = 0; drop < inkAways.length; drop++) inkAways[drop] = Math.sqrt(inkAways[drop]!)
  return points.length === 0 ? 1 : near.length / points.length
}

/** In squares: the least of roots is the root of the least. */
function nearestInk([x, y]: Pair, { xs, ys }: Ink, inkAways: Float64Array): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let drop = 0; drop < xs.length; drop++) {
    const dx = x - xs[drop]!
    const dy = y - ys[drop]!
    const away = dx * dx + dy * dy
    if (away < nearest) nearest = away
    if (away < inkAways[drop]!) inkAways[drop] = away
  }
  return nearest
}

/** All strokes but one that is short: it may have been a slip beside the symbol. Only the shortest few are tried. */
function withoutSlips(strokes: readonly Trace[]): readonly (readonly Trace[])[] {
  if (strokes.length < 2) return []
  const longest = READING.slipShare * totalLength(strokes)
  const slips = strokes.filter(stroke => stroke.length <= longest)
  const shortest = new Set([...slips].sort((a, b) => a.length - b.length).slice(0, READING.mostSlips))
  return slips.filter(slip => shortest.has(slip)).map(slip => strokes.filter(stroke => stroke !== slip))
}

/** The boxes of all the parts of a symbol. A box has four sides, so no more than four lines can shape it. */
function boxesOf(symbol: readonly Trace[]): readonly Box[] {
  const singles = symbol.filter(line => line.points.length > 0).map(line => boxOf([line]))
  let boxes = distinct(singles)
  for (let lines = 2; lines <= 4; lines++)
    boxes = distinct([...boxes, ...boxes.flatMap(box => singles.map(one => around(box, one)))])
  return boxes.filter(box => sizeOf(box) >= READING.leastPart * sizeOf(boxOf(symbol)))
}

const distinct = (boxes: readonly Box[]): readonly Box[] => [
  ...new Map(boxes.map(box => [[...box.least, ...box.most].join(), box])).values(),
]

function inkOf(drawing: Drawing): readonly Trace[] {
  const strokes = strokesOf(drawing).map(stroke => stroke.map(mirrored).map(({ x, y }): Pair => [x, -y]))
  const step = strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) / READING.inkPoints
  return strokes.map(stroke => traced(stroke, step))
}

/** Points along a line, no farther apart than a step, its two ends among them. */
function traced(line: readonly Pair[], step: number): Trace {
  const length = lengthOf(line)
  if (length === 0) return { points: line.slice(0, 1), length }
  const count = Math.ceil(length / step)
  const points: Pair[] = []
  let walked = 0
  line.slice(1).forEach((end, i) => {
    const start = line[i]!
    const stretch = apart(start, end)
    for (let at = points.length; at < count && (at * length) / count < walked + stretch; at++)
      points.push(between(start, end, ((at * length) / count - walked) / stretch))
    walked += stretch
  })
  return { points: [...points, line.at(-1)!], length }
}

const between = (a: Pair, b: Pair, share: number): Pair => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** Without sine and cosine, which two devices may round differently: whether a line is missing is a rule. */
function tilted({ points, length }: Trace, deg: number): Trace {
  const half = (deg * Math.PI) / 360
  const [cos, sin] = [(1 - half * half) / (1 + half * half), (2 * half) / (1 + half * half)]
  return { points: points.map(([x, y]): Pair => [x * cos - y * sin, x * sin + y * cos]), length }
}

const pointsOf = (traces: readonly Trace[]): readonly Pair[] => traces.flatMap(trace => trace.points)

const totalLength = (traces: readonly Trace[]): number => traces.reduce((sum, trace) => sum + trace.length, 0)

const lengthOf = (line: readonly Pair[]): number =>
  line.slice(1).reduce((sum, end, i) => sum + apart(line[i]!, end), 0)

function apart(a: Pair, b: Pair): number {
  const dx = a[0] - b[0]
  const dy = a[1] - b[1]
  return Math.sqrt(dx * dx + dy * dy)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function boxOf(traces: readonly Trace[]): Box {
  const points = pointsOf(traces)
  const [xs, ys] = [points.map(point => point[0]), points.map(point => point[1])]
  return { least: [Math.min(...xs), Math.min(...ys)], most: [Math.max(...xs), Math.max(...ys)] }
}

const around = (a: Box, b: Box): Box => ({
  least: [Math.min(a.least[0], b.least[0]), Math.min(a.least[1], b.least[1])],
  most: [Math.max(a.most[0], b.most[0]), Math.max(a.most[1], b.most[1])],
})

const sizeOf = (box: Box): number => apart(box.least, box.most)

const middle = (box: Box, axis: 0 | 1): number => (box.least[axis] + box.most[axis]) / 2
