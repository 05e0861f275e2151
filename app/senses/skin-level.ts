import { computed, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Settings, settings } from '../device/settings.ts'
import { store, storedValue } from '../device/stored.ts'
import type { RoomClient } from '../room-client/room-client.ts'

const KEY = 'skin'
const LEAST = 0.1
const MOST = 1

type Levels = Readonly<Partial<Record<Settings['sense'], number>>>

/** By sense: whoever sees well may hear badly. */
const levels = signal<Levels>(readLevels(storedValue(KEY)))

/** Whatever was kept, by whatever version: only what a room would take. */
export function readLevels(raw: unknown): Levels {
  const kept = Object.entries(typeof raw === 'object' && raw !== null ? raw : {})
  return Object.fromEntries(
    kept.filter(([, level]) => typeof level === 'number' && level >= LEAST && level <= MOST),
  )
}

/** How thick the skin of this device's person is, for the sense that is chosen; undefined where nobody has said. */
export const ownLevel = computed(() => levels.value[settings.value.sense])

export function setLevel(level: number): void {
  levels.value = { ...levels.peek(), [settings.peek().sense]: Math.min(MOST, Math.max(LEAST, level)) }
  store(KEY, levels.value)
}

/** A room learns it when one comes in, and whenever it changes; it counts from the next match on. */
export function useOwnSkin(client: RoomClient | null): void {
  const level = ownLevel.value
  const arrivals = client?.arrivals.value ?? 0
  const isRemote = client?.lobby.value?.setting === 'remote'
  useEffect(() => {
    if (client && isRemote && arrivals > 0 && level !== undefined)
      void client.request({ do: 'feelAt', level }, { quietly: true })
  }, [client, isRemote, arrivals, level])
}
