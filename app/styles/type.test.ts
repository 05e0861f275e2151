import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = join(import.meta.dirname, '..')

test('[ROOM-34] no size of type is in pixels: all grow with the person’s own', () => {
  const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.css') && !/^(dist|node_modules)\b/.test(name),
  )
  expect(sheets.length).toBeGreaterThan(10)
  const inPixels = sheets.flatMap(name =>
    [...readFileSync(join(APP, name), 'utf8').matchAll(/font(?:-size)?:[^;}]*?\d(?:px|pt)\b[^;}]*/g)].map(
      ([rule]) => `${name}: ${rule}`,
    ),
  )
  expect(inPixels).toEqual([])
})
