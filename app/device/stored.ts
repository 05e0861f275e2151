/**
 * What this device keeps for itself. Where a browser forbids that (private windows of some), it keeps it for as long
 * as the page lives. The playground shows several phones on one page, each with a drawer of its own: `?as=3`.
 */
export interface Drawer {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

function inMemory(): Drawer {
  const kept = new Map<string, string>()
  return {
    get: key => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: key => void kept.delete(key),
  }
}

function onDevice(prefix: string): Drawer {
  return {
    get: key => localStorage.getItem(prefix + key),
    set: (key, value) => localStorage.setItem(prefix + key, value),
    remove: key => localStorage.removeItem(prefix + key),
  }
}

function isStorageOpen(): boolean {
  try {
    localStorage.setItem('veillee.try', '1')
    localStorage.removeItem('veillee.try')
    return true
  } catch {
    return false
  }
}

/** Which of several phones on one page this is; undefined on a phone of its own. */
export const phoneOfPlayground = (search: string): string | undefined =>
  /[?&]as=([a-z0-9]{1,8})/.exec(search)?.[1]

/** Framed by a page of the same origin, which may tell it what to do. Another origin's cannot be looked into. */
export function isPhoneOfPlayground(): boolean {
  if (phoneOfPlayground(location.search) === undefined || parent === window) return false
  try {
    return parent.location.origin === location.origin
  } catch {
    return false
  }
}

function drawerHere(): Drawer {
  if (!isStorageOpen()) return inMemory()
  const phone = phoneOfPlayground(location.search)
  return onDevice(phone === undefined ? 'veillee.' : `veillee.${phone}.`)
}

export const drawer: Drawer = drawerHere()

/** A value that was kept as JSON; undefined where there is none, or where it cannot be read any more. */
export function storedValue(key: string): unknown {
  const text = drawer.get(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const store = (key: string, value: unknown): void => drawer.set(key, JSON.stringify(value))
