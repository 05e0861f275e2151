import { expect, test } from 'vitest'
import { ownPackage } from './run.mjs'

const { scripts } = ownPackage()

test.each(Object.entries(scripts))(
  'npm run %s needs Node and no shell, so that it runs on Windows too',
  (_, words) => {
    expect(words).toMatch(/^node /)
    expect(words).not.toMatch(/[&|;<>$`'"\\*~(){}!#%^]/)
  },
)
