import { isOfApp } from './app-files.ts'

/** Under which path the site stands behind a proxy: nothing, or such as /veillee. */
export type BasePath = string

/** What the server itself answers, besides the app. */
const OF_SERVER = /^\/(?:evenings|healthz|here|invite|kept|metrics)$/

/** The same with and without a slash at its end. */
export const readBasePath = (text: string): BasePath => text.replace(/\/$/, '')

export const isBasePath = (base: BasePath): boolean =>
  base === '' || (base.length <= 100 && /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(base))

/** A proxy may take the base away or leave it: which of the two is only clear if nothing of ours begins alike. */
export function isOurOwn(base: BasePath): boolean {
  const first = `/${base.split('/')[1] ?? ''}`
  return first !== '/' && (isOfApp(`${first}/`) || OF_SERVER.test(first))
}

/** As if the site stood at the root, whether the proxy has taken the base away or not. */
export function withoutBase(url: string, base: BasePath): string {
  const rest = url.slice(base.length)
  if (base === '' || !url.startsWith(base) || !/^[/?]|^$/.test(rest)) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}
