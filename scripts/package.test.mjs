import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test.each(Object.entries(scripts))(
  'npm run %s needs Node and no shell, so that it runs on Windows too',
  (_, words) => {
    expect(words).toMatch(/^node /)
    expect(words).not.toMatch(/[&|;<>$`'"\\*~(){}!#%^]/)
  },
)
