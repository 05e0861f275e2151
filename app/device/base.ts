/**
 * Under which path the app is: nothing, or such as /veillee where a proxy has other things beside it. The server writes
 * it before all that the page names (BASE_PATH), and the manifest lies at the root of the app.
 */
const base = (
  globalThis.document?.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '/'
).replace(/\/[^/]*$/, '')

/** Where a place or a file of the app is for the browser. */
export const under = (path: string): string => base + path

/** Where a browser is, told as the app tells it: from its own root. */
export const withoutBase = (path: string): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
