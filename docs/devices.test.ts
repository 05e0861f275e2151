import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Wherever it is said, in whatever form: the name of a browser, and the number that follows it. */
const oldestIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['Safari', 'Chrome', 'Firefox'].map(name => [
      name,
      new RegExp(`${name}[\\s]?([\\d.]*\\d)`, 'i').exec(text)?.[1],
    ]),
  ) as Record<string, string>

test('the oldest browsers are the same in the build, at the door and in the papers', () => {
  const built = oldestIn(read('app/vite.config.ts'))
  expect(Object.values(built).every(Boolean)).toBe(true)
  for (const file of ['app/index.html', 'docs/devices.md', 'README.md'])
    expect([file, oldestIn(read(file))]).toEqual([file, built])
})
