import type { Page } from '@playwright/test'

/** A picture to look at, into the folder that SHOTS names; tests alone take none. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}
