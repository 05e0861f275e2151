import { describe, expect, it } from 'vitest'
import type { Spot } from '../curve.ts'
import { BOXES, DIE_ROOM, NET_ROOM_MM } from './boxes.ts'
import { DECKS } from './deck.ts'
import { DIE, DIE_MM } from './die.ts'
import { type Edge, edgesOf, hingeOf, type Net, type Panel, sizeOf, tabOn } from './net.ts'
import { CARD_MM, lidOf, trayNet } from './tray.ts'

type Place = readonly [x: number, y: number, z: number]
type Placing = (at: Place) => Place

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const far = (a: Place, b: Place): number => Math.sqrt(dot(minus(a, b), minus(a, b)))
const middle = (corners: readonly Spot[]): Spot => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
]

/** A right angle round a hinge: what led away from the parent now stands up on it. */
function folding([[x, y], [toX, toY]]: Edge, child: Panel): Placing {
  const long = Math.hypot(toX - x, toY - y)
  const along = [(toX - x) / long, (toY - y) / long] as const
  const [middleX, middleY] = middle(child.corners)
  const away = along[1] * (middleX - x) - along[0] * (middleY - y) > 0 ? 1 : -1
  const out = [away * along[1], -away * along[0]] as const
  return ([atX, atY, atZ]) => {
    const [dx, dy] = [atX - x, atY - y]
    const [s, t] = [dx * along[0] + dy * along[1], dx * out[0] + dy * out[1]]
    return [x + s * along[0] - atZ * out[0], y + s * along[1] - atZ * out[1], t]
  }
}

/** Where the corners of every panel are once all is folded. */
function folded(net: Net): ReadonlyMap<Panel, readonly Place[]> {
  const placingOf = (panel: Panel): Placing => {
    const parent = net.find(({ name }) => name === panel.on)
    if (!parent) return at => at
    const [onParent, fold] = [placingOf(parent), folding(hingeOf(panel, parent)!, panel)]
    return at => onParent(fold(at))
  }
  return new Map(
    net.map(panel => {
      const place = placingOf(panel)
      return [panel, panel.corners.map(([x, y]) => place([x, y, 0]))]
    }),
  )
}

const placedEdges = (places: readonly Place[]): readonly (readonly [Place, Place])[] =>
  places.map((place, i) => [place, places[(i + 1) % places.length]!])

const isSameEdge = ([a, b]: readonly [Place, Place], [c, d]: readonly [Place, Place]): boolean =>
  (far(a, c) < 1e-6 && far(b, d) < 1e-6) || (far(a, d) < 1e-6 && far(b, c) < 1e-6)

/** Whether a corner lies on a face, or within it. */
function isOn(at: Place, face: readonly Place[]): boolean {
  const normal = cross(minus(face[1]!, face[0]!), minus(face[2]!, face[0]!))
  if (Math.abs(dot(minus(at, face[0]!), normal)) > 1e-6) return false
  return placedEdges(face).every(([from, to]) => dot(cross(minus(to, from), minus(at, from)), normal) > -1e-6)
}

interface Joint {
  readonly faces: readonly [string, string]
  readonly tabs: number
}

/** Edges of two faces that no fold joins and that meet all the same, and how many tabs hold them together. */
function jointsOf(net: Net): readonly Joint[] {
  const places = folded(net)
  const faces = net.filter(({ isTab }) => !isTab)
  const free = (face: Panel) =>
    edgesOf(face).flatMap((edge, i) => {
      const isFold = faces.some(other => other !== face && String(hingeOf(face, other)) === String(edge))
      return isFold ? [] : [placedEdges(places.get(face)!)[i]!]
    })
  return faces.flatMap((one, i) =>
    faces.slice(i + 1).flatMap(other =>
      free(one)
        .filter(edge => free(other).some(met => isSameEdge(edge, met)))
        .map(edge => ({
          faces: [one.name, other.name] as const,
          tabs: net.filter(
            tab =>
              tab.isTab &&
              placedEdges(places.get(tab)!).some(base => isSameEdge(base, edge)) &&
              places.get(tab)!.every(at => isOn(at, places.get(tab.on === one.name ? other : one)!)),
          ).length,
        })),
    ),
  )
}

/** Whether two flat pieces share more than an edge: no side of either has the other wholly beyond it. */
function isOver(one: Panel, other: Panel): boolean {
  const beyond = ([[x, y], [toX, toY]]: Edge, [atX, atY]: Spot): number =>
    (toX - x) * (atY - y) - (toY - y) * (atX - x)
  const isParted = (from: Panel, to: Panel): boolean => {
    const [firstEdge] = edgesOf(from)
    const way = Math.sign(beyond(firstEdge!, middle(from.corners)))
    return edgesOf(from).some(edge => to.corners.every(corner => way * beyond(edge, corner) < 1e-6))
  }
  return !isParted(one, other) && !isParted(other, one)
}

const overlapsIn = (net: Net): readonly string[] =>
  net.flatMap((one, i) =>
    net.slice(i + 1).flatMap(other => (isOver(one, other) ? [`${one.name} and ${other.name}`] : [])),
  )

/** Tabs that lie on each other, once all is folded, behind the face that both are glued to. */
function bulgesIn(net: Net): readonly string[] {
  const places = folded(net)
  const faces = net.filter(({ isTab }) => !isTab)
  return faces.flatMap(face => {
    const corners = places.get(face)!
    const [origin, along, up] = [
      corners[0]!,
      minus(corners[1]!, corners[0]!),
      minus(corners[3]!, corners[0]!),
    ]
    const onFace = (tab: Panel): Panel => ({
      ...tab,
      corners: places
        .get(tab)!
        .map(at => minus(at, origin))
        .map((at): Spot => [dot(at, along) / far(along, [0, 0, 0]), dot(at, up) / far(up, [0, 0, 0])]),
    })
    const glued = net
      .filter(({ isTab, on }) => isTab && on !== face.name)
      .filter(tab => places.get(tab)!.every(at => isOn(at, corners)))
    return overlapsIn(glued.map(onFace))
  })
}

describe('the die', () => {
  const places = folded(DIE)
  const faces = DIE.filter(({ isTab }) => !isTab)
  const middleOf = (face: Panel): Place => {
    const corners = places.get(face)!
    const mean = (axis: 0 | 1 | 2): number => corners.reduce((sum, at) => sum + at[axis], 0) / 4
    return [mean(0), mean(1), mean(2)]
  }

  it('[READ-2] folds to a cube with 1 to 5 and a question mark, opposite ones adding up to six', () => {
    expect(faces.map(({ name }) => name).sort()).toEqual(['1', '2', '3', '4', '5', '?'])
    const value = (face: Panel): number => (face.name === '?' ? 3 : Number(face.name))
    for (const face of faces) {
      const opposite = faces.filter(other => Math.abs(far(middleOf(face), middleOf(other)) - DIE_MM) < 1e-6)
      expect(opposite).toHaveLength(1)
      expect(value(face) + value(opposite[0]!)).toBe(6)
      for (const other of faces)
        if (other !== face && other !== opposite[0])
          expect(far(middleOf(face), middleOf(other))).toBeCloseTo(DIE_MM / Math.SQRT2)
    }
  })

  it('[READ-2] has exactly one tab for each of the seven edges that no fold holds', () => {
    const joints = jointsOf(DIE)
    expect(joints).toHaveLength(7)
    for (const { faces: met, tabs } of joints) expect(tabs, met.join(' and ')).toBe(1)
    expect(DIE.filter(({ isTab }) => isTab)).toHaveLength(7)
  })

  it('[READ-2] has no two tabs that lie on each other when it is glued', () => {
    expect(bulgesIn(DIE)).toEqual([])
    const blunt = DIE.map(panel => {
      const parent = panel.isTab && faces.find(({ name }) => name === panel.on)!
      if (!parent) return panel
      const edge = edgesOf(parent).find(one => String(one) === String(edgesOf(panel)[0]))!
      return tabOn(parent.name, edge, 9, 5.4)
    })
    expect(bulgesIn(blunt)).toHaveLength(2)
  })
})

const rooms = [DIE_ROOM, ...BOXES.map(({ room }) => room)]
const trays = rooms.flatMap(room => [trayNet(room), trayNet(lidOf(room))])

describe('trays and lids', () => {
  it('[ROOM-25] have walls that meet at their corners, each corner held by one tab', () => {
    for (const net of trays) {
      const joints = jointsOf(net)
      expect(joints.map(({ faces }) => faces.join(' ')).sort()).toEqual([
        'left bottom',
        'left top',
        'right bottom',
        'right top',
      ])
      expect(joints.map(({ tabs }) => tabs)).toEqual([1, 1, 1, 1])
      expect(net.filter(({ isTab }) => isTab)).toHaveLength(4)
    }
  })

  it('[ROOM-25] a lid goes over its tray, whose walls are as thick as card and tab', () => {
    for (const room of rooms) {
      const [lid, walls] = [lidOf(room), 4 * CARD_MM]
      expect(lid.width).toBeGreaterThanOrEqual(room.width + walls)
      expect(lid.length).toBeGreaterThanOrEqual(room.length + walls)
      expect(lid.height).toBeLessThanOrEqual(room.height)
    }
  })

  it('[ROOM-25] hold what they are for: cards with some air, and the die with room to roll', () => {
    for (const { room, piles } of BOXES) {
      const thick = piles.reduce((sum, { cards }) => sum + cards * CARD_MM, 0)
      expect(room.height).toBeGreaterThan(thick)
      for (const { widthMm, heightMm } of piles) {
        expect(room.width).toBeGreaterThan(Math.max(widthMm, heightMm) + 1)
        expect(room.length).toBeGreaterThan(Math.min(widthMm, heightMm) + 1)
      }
    }
    const cardsIn = BOXES.map(({ piles }) => piles[0]!.cards)
    const decks = DECKS.map(make => make())
    expect(cardsIn).toEqual(
      ['memories', 'words-fr', 'symbols'].map(id => decks.find(deck => deck.id === id)!.cards.length),
    )
    expect(DIE_ROOM.width).toBeGreaterThan(DIE_MM * Math.SQRT2)
    expect(DIE_ROOM.height).toBeGreaterThan(DIE_MM)
  })

  it('[ROOM-25] [READ-2] are one flat piece each: no face or tab lies on another', () => {
    for (const net of [DIE, ...trays]) expect(overlapsIn(net)).toEqual([])
    for (const net of trays) expect(bulgesIn(net)).toEqual([])
  })

  it('would notice a wall that is too long, a tab that is missing, and one that lies on a wall', () => {
    const longer = (panel: Panel): Panel => ({
      ...panel,
      corners: panel.corners.map(([x, y]): Spot => [x, y < 0 ? y - 1 : y]),
    })
    const tray = trayNet(DIE_ROOM)
    const bent = jointsOf(tray.map(panel => (panel.name === 'top' ? longer(panel) : panel)))
    expect(bent.map(({ faces }) => faces.join(' '))).not.toContain('left top')
    const tab = tray.find(({ isTab }) => isTab)!
    expect(jointsOf(tray.filter(panel => panel !== tab)).map(({ tabs }) => tabs)).toContain(0)
    const astray = { ...tab, corners: tab.corners.map(([x, y]): Spot => [x + DIE_ROOM.height, y]) }
    expect(overlapsIn([...tray, astray])).not.toEqual([])
  })

  it('[ROOM-25] fit on their page, on A4 and on Letter', () => {
    for (const net of [DIE, ...trays]) {
      const { width, height } = sizeOf(net)
      expect(width).toBeLessThan(NET_ROOM_MM.width)
      expect(height).toBeLessThan(NET_ROOM_MM.height)
    }
  })
})
