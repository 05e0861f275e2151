import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

/** Of compressed script, before the first screen of a game is asked for. */
const MOST_BYTES = 60_000

const dist = join(import.meta.dirname, 'dist')
const page = join(dist, 'index.html')

/** The scripts that the page names, and whatever they cannot do without. */
function scriptsOf(html: string): ReadonlySet<string> {
  const scripts = new Set<string>()
  const follow = (name: string): void => {
    if (scripts.has(name)) return
    scripts.add(name)
    const source = readFileSync(join(dist, 'assets', name), 'utf8')
    for (const [, next] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) follow(next!)
  }
  for (const [, name] of html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)) follow(name!)
  return scripts
}

describe.skipIf(!existsSync(page))('the built app (skipped where it is not built: npm run build)', () => {
  test('at most 60 kB of compressed script come before the first screen of a game', () => {
    const scripts = [...scriptsOf(readFileSync(page, 'utf8'))]
    const sizes = scripts.map(
      name => [name, gzipSync(readFileSync(join(dist, 'assets', name))).length] as const,
    )
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(scripts.length).toBeGreaterThan(0)
    expect(bytes, JSON.stringify(Object.fromEntries(sizes), null, 1)).toBeLessThan(MOST_BYTES)
  })
})
