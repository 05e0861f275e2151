import type { Locator, Page } from '@playwright/test'
import { engineOf } from './engine.ts'

/** Over BiDi Playwright sends no touches: a finger is a mouse there. */
export const isByMouse = (page: Page): boolean => engineOf(page.context().browser()) !== 'chromium'

const taught = new WeakSet<object>()

/** Taps are clicks where there are no touches. Locators are of one class, whatever engine their page is of. */
export function tapsAsItCan(page: Page): void {
  if (isByMouse(page)) page.touchscreen.tap = (x, y) => page.mouse.click(x, y)
  const locators = Object.getPrototypeOf(page.locator('html')) as { tap: Locator['tap'] }
  if (taught.has(locators)) return
  taught.add(locators)
  const { tap } = locators
  locators.tap = function (this: Locator, options) {
    return isByMouse(this.page()) ? this.click(options) : tap.call(this, options)
  }
}
