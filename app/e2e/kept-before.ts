import type { Page } from '@playwright/test'

/**
 * What this phone has kept from an earlier visit, unless it has something there by now. An empty page, which Firefox
 * opens before every other, has nowhere to keep anything.
 */
export const keptBefore = (page: Page, drawers: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.addInitScript(
    kept => {
      if (!location.protocol.startsWith('http')) return
      for (const [drawer, text] of kept)
        if (localStorage.getItem(drawer) === null) localStorage.setItem(drawer, text)
    },
    Object.entries(drawers).map(([drawer, what]): [string, string] => [drawer, JSON.stringify(what)]),
  )
