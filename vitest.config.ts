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
    maxWorkers: 3, // many tests wait for real servers, clusters and clocks; two cores can follow three of them
  },
})
