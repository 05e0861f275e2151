import { defineConfig } from 'vitest/config'

// The tests run on the sources, so that nothing has to be built before them.
export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  resolve: { conditions: ['source'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tools/**'],
    testTimeout: 60_000,
    maxWorkers: '100%', // by itself it leaves one of the two cores of a small machine idle
  },
})
