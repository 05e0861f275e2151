import type { Bg, Lens } from '../backgrounds/index.ts'
import { type Light, lightIn } from '../lighting.ts'
import type { Card, Item } from '../scene.ts'
import { type MemoryId, planOf } from './outline.ts'

interface Painting {
  /** The background of the outline, with options: hour, weather, wallpaper. */
  readonly background?: Bg
  /** How near the place is and where its horizon lies. */
  readonly lens?: Lens
  /** Where the light comes from, where it is not as the place has it. */
  readonly light?: Light
  /** From back to front. */
  readonly items: readonly Item[]
}

/** A memory of the outline, with its picture. */
export function memory(id: MemoryId, { background: bg, lens, light, items }: Painting): Card {
  const { background: place, ...plan } = planOf(id)
  const here = bg ?? ([place] as Bg)
  return {
    ...plan,
    background: here,
    ...(lens && { lens }),
    light: light ?? lightIn(here),
    items,
  }
}
