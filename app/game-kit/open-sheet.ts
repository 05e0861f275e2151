import { type ReadonlySignal, signal } from '@preact/signals'

export type SheetName =
  | 'menu'
  | 'help'
  | 'rules'
  | 'talk'
  | 'pad'
  | 'seal'
  | 'settings'
  | 'move'
  | 'keep'
  | 'leave'
  | 'host'
  | 'game'
  | 'away'
  | 'timer'
  | 'seat'
  | 'back'

/** Which sheet lies over the match. It stays while the screens below go on: nobody loses a half-typed line. */
const open = signal<SheetName | null>(null)

export const sheetOpen: ReadonlySignal<SheetName | null> = open

export function openSheet(name: SheetName): void {
  open.value = name
}

export function closeSheet(): void {
  open.value = null
}
