import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { engineOf } from './engine.ts'

const folder =
  process.env.SCREENS && join(import.meta.dirname, '..', '..', '..', 'reports', 'screens', 'engines')

/** `npm run screens -- --engines` keeps a main screen as this engine shows it; the tests alone take no pictures. */
export async function pictured(page: Page, name: string): Promise<void> {
  if (!folder) return
  const own = join(folder, engineOf(page.context().browser()))
  mkdirSync(own, { recursive: true })
  await page.waitForTimeout(700) // what moves has come to rest
  await page.screenshot({ path: join(own, `${name}.png`) })
}
