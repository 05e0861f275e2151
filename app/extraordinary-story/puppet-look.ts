import { hexOf, SEAT_MARKS } from '@veillee/art'
import type { Build } from './puppet-bones.ts'

/** One of the troupe: cut from the seat's paper, and no two of one body. */
export interface PuppetLook {
  readonly coat: string
  readonly skin: string
  readonly hair: string
  readonly trousers: string
  readonly cut: 'short' | 'curls' | 'bun' | 'bald' | 'plaits' | 'hat' | 'cap' | 'long'
  readonly hasSkirt: boolean
  readonly hasBeard: boolean
  readonly hasGlasses: boolean
  /** How broad, 1 for the middle. */
  readonly girth: number
  readonly build: Build
}

const MIDDLE: Build = { trunk: 52, shoulder: 15, hip: 9, arm: 29, leg: 36 }
const STOCKY: Build = { trunk: 48, shoulder: 18, hip: 12, arm: 27, leg: 36 }
const LANKY: Build = { trunk: 57, shoulder: 14, hip: 8, arm: 33, leg: 36 }
const CHILD: Build = { trunk: 44, shoulder: 13, hip: 9, arm: 25, leg: 36 }

type Drawn = Omit<PuppetLook, 'coat'>

const plain = { hasSkirt: false, hasBeard: false, hasGlasses: false, girth: 1, build: MIDDLE } as const

const TROUPE: readonly Drawn[] = [
  { ...plain, skin: '#EDB98F', hair: '#5A3A24', trousers: '#22384F', cut: 'bun', hasSkirt: true },
  {
    ...plain,
    skin: '#C98B5E',
    hair: '#2B2A3A',
    trousers: '#3B2C48',
    cut: 'short',
    build: LANKY,
    girth: 0.88,
  },
  {
    ...plain,
    skin: '#F3CBA5',
    hair: '#C9C3BA',
    trousers: '#4A3A2C',
    cut: 'bald',
    build: STOCKY,
    girth: 1.3,
    hasBeard: true,
  },
  { ...plain, skin: '#8A5A3C', hair: '#1F1A22', trousers: '#22384F', cut: 'curls', build: CHILD },
  { ...plain, skin: '#EDB98F', hair: '#A5532A', trousers: '#40291F', cut: 'hat', hasGlasses: true },
  {
    ...plain,
    skin: '#DDA37A',
    hair: '#2F2330',
    trousers: '#2C3E33',
    cut: 'plaits',
    build: CHILD,
    hasSkirt: true,
  },
  {
    ...plain,
    skin: '#F1C8A4',
    hair: '#8A8078',
    trousers: '#2B2A3A',
    cut: 'long',
    build: LANKY,
    hasGlasses: true,
  },
  {
    ...plain,
    skin: '#A87148',
    hair: '#241C1E',
    trousers: '#22384F',
    cut: 'long',
    build: STOCKY,
    girth: 1.18,
    hasSkirt: true,
  },
  { ...plain, skin: '#EDB98F', hair: '#D9A441', trousers: '#3F3348', cut: 'cap', build: CHILD },
  {
    ...plain,
    skin: '#6E4630',
    hair: '#15121A',
    trousers: '#4A3A2C',
    cut: 'short',
    build: STOCKY,
    girth: 1.12,
    hasBeard: true,
  },
]

/** By the mark of whoever moves it. */
export const lookOf = (mark: number): PuppetLook => ({
  ...TROUPE[mark % TROUPE.length]!,
  coat: hexOf(SEAT_MARKS[mark % SEAT_MARKS.length]!.paint),
})
