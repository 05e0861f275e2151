import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filled } from './filled.ts'

test.each(['Ana', '$&', '$1', "$'", '$$', '#'])('[ROOM-2] %s is called so', name => {
  expect(filled('# lance la partie', name)).toBe(`${name} lance la partie`)
})

test('no name is put into a sentence in another way', () => {
  const app = join(import.meta.dirname, '..')
  const unsafe = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter(file => /^[\w-]+\/.*(?<!test)\.tsx?$/.test(file) && !/^(?:dist|node_modules|e2e)\//.test(file))
    .filter(file => /\.replace\('#', (?!String\(|\(\))/.test(readFileSync(join(app, file), 'utf8')))
  expect(unsafe).toEqual([])
})
