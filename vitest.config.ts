import { defineConfig } from 'vitest/config'

const LONG = ['simulation/chaos/minority.test.ts', 'server/nats-backup.test.ts']

// The tests run on the sources, so that nothing has to be built before them.
export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  resolve: { conditions: ['source'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    // What is long and hardly ever breaks has a command of its own: npm run test:long.
    exclude: ['**/node_modules/**', '**/dist/**', 'tools/**', ...(process.env.LONG ? [] : LONG)],
    testTimeout: 60_000,
    maxWorkers: '100%', // by itself it leaves one of the two cores of a small machine idle
    retry: 1, // real clusters on two busy cores can be late for once; what fails twice has failed
  },
})
