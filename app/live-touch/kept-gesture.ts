import type { DrawingSample, MimeSample } from '@veillee/touch'
import { parseDrawing, parseMime, rolled, unrolledDrawing, unrolledMime } from '@veillee/touch'
import { drawer, store, storedValue } from '../device/stored.ts'
import type { GestureOf } from './sample-sender.ts'

interface SampleOf {
  readonly mime: MimeSample
  readonly drawing: DrawingSample
}

/** The samples on these strips, one after the other; none if together they are no gesture. */
const READ: { readonly [K in keyof SampleOf]: (strips: readonly string[]) => readonly SampleOf[K][] } = {
  mime(strips) {
    const samples = strips.flatMap(strip => unrolledMime({ kind: 'mime', strip }).samples)
    return parseMime(rolled({ kind: 'mime', samples })) ? samples : []
  },
  drawing(strips) {
    const samples = strips.flatMap(strip => unrolledDrawing({ kind: 'drawing', strip }).samples)
    return parseDrawing(rolled({ kind: 'drawing', samples })) ? samples : []
  },
}

/** What lies in the drawer under the kind's own name; the parts lie beside it, by number. */
interface Head {
  readonly of: string
  readonly parts: number
}

function headOf(kind: string): Head | undefined {
  const { of, parts } = (storedValue(kind) ?? {}) as Record<string, unknown>
  return typeof of === 'string' && typeof parts === 'number' ? { of, parts } : undefined
}

/**
 * ROOM-8, READ-23: a gesture under way stays on this device until the server has it, even if the page is closed. It is
 * kept part by part: all of it every second would be more and more work in the middle of a stroke.
 */
export class KeptGesture<Kind extends keyof SampleOf> {
  readonly #kind: Kind
  #of = ''
  #parts = 0
  #count = 0

  constructor(kind: Kind) {
    this.#kind = kind
  }

  keep(room: string | null, of: GestureOf, samples: readonly SampleOf[Kind][]): void {
    const name = nameOf(room, of)
    if (name !== this.#of || samples.length < this.#count) this.forget()
    if (samples.length === this.#count) return
    const { strip } = rolled({ kind: this.#kind, samples: samples.slice(this.#count) })
    drawer.set(`${this.#kind}.${this.#parts}`, strip)
    this.#remember(name, this.#parts + 1, samples.length)
    store(this.#kind, { of: name, parts: this.#parts } satisfies Head)
  }

  /** Of this very gesture; of any other, it is forgotten. */
  kept(room: string | null, of: GestureOf): readonly SampleOf[Kind][] {
    const head = headOf(this.#kind)
    const samples = head?.of === nameOf(room, of) ? this.#read(head) : []
    if (samples.length === 0) this.forget()
    else this.#remember(head!.of, head!.parts, samples.length)
    return samples
  }

  forget(): void {
    const parts = Math.max(headOf(this.#kind)?.parts ?? 0, this.#parts)
    for (let part = 0; part < parts; part++) drawer.remove(`${this.#kind}.${part}`)
    drawer.remove(this.#kind)
    this.#remember('', 0, 0)
  }

  #remember(of: string, parts: number, count: number): void {
    this.#of = of
    this.#parts = parts
    this.#count = count
  }

  #read({ parts }: Head): readonly SampleOf[Kind][] {
    const strips = Array.from({ length: parts }, (_, part) => drawer.get(`${this.#kind}.${part}`) ?? '')
    try {
      return READ[this.#kind](strips)
    } catch {
      return [] // an older app has kept it, or something else has gone wrong in the drawer
    }
  }
}

const nameOf = (room: string | null, { match, step, seat }: GestureOf): string =>
  `${room} ${match} ${step} ${seat}`
