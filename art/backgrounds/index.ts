import type { DetailId } from '../details.ts'
import { type Drawing, put } from '../shape.ts'
import * as country from './country.ts'
import * as indoors from './indoors.ts'
import * as shore from './shore.ts'
import * as town from './town.ts'

type Backgrounds = typeof shore & typeof country & typeof town & typeof indoors

/** Where a memory happens: quiet, big shapes over the whole card. */
const BACKGROUNDS: Backgrounds = { ...shore, ...country, ...town, ...indoors }

export type BgId = keyof Backgrounds

type BgOptions<Id extends BgId> = NonNullable<Parameters<Backgrounds[Id]>[0]>

export const BG_IDS = Object.keys(BACKGROUNDS) as readonly BgId[]

/** A background, with its options where it has any. */
export type Bg = { [Id in BgId]: readonly [Id] | readonly [Id, BgOptions<Id>] }[BgId]

/** So much larger, and moved so far: the horizon rises or sinks, and what is far comes nearer. */
export interface Lens {
  readonly zoom: number
  readonly x?: number
  readonly y?: number
}

/** A place; places with a sky have another one for each seed. */
export function background([id, options]: Bg, seed = 1, lens?: Lens): Drawing {
  const draw = BACKGROUNDS[id] as (options?: BgOptions<typeof id> & { seed?: number }) => Drawing
  const drawn = draw({ seed, ...options })
  return lens ? put(drawn, { x: lens.x ?? 0, y: lens.y ?? 0, scale: lens.zoom }) : drawn
}

/** Details that a background shows large enough by itself. */
const SHOWN: Readonly<Partial<Record<BgId, readonly DetailId[]>>> = {
  tideline: ['wave'],
  beach: ['wave'],
  nightsea: ['moon'],
  island: ['palm'],
  wheat: ['wheat'],
  garden: ['house', 'fence', 'tree'],
  circusOut: ['bigtop', 'caravan'],
  houseWork: ['house'],
  snow: ['snow'],
  night: ['moon', 'star'],
  station: ['clock'],
  fair: ['bunting'],
  classroom: ['blackboard', 'clock'],
  circusIn: ['crowd'],
}

export const detailsBehind = ([id]: Bg): readonly DetailId[] => SHOWN[id] ?? []
