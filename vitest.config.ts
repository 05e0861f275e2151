import { defineConfig } from 'vitest/config'

/** They build a version from the history first, and so need a clone: npm run test:upgrade. */
const UPGRADE = process.env.UPGRADE ? [] : ['simulation/upgrade/*.test.ts']
const ALL = ['**/*.test.ts', '**/*.test.tsx', 'scripts/*.test.mjs']
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.stamps/**', 'tools/**', ...UPGRADE]
/** They start nodes and servers of their own, and wait for them: they run beside the others (scripts/tests.mjs). */
const CLUSTERS = ['server/nats-*.test.ts', 'simulation/chaos/*.test.ts', 'deploy/three/*.test.ts']
/** What is long and hardly ever breaks has a command of its own: npm run test:long. */
const LONG = process.env.LONG
  ? []
  : ['simulation/chaos/minority.test.ts', 'simulation/chaos/races.test.ts', 'server/nats-backup.test.ts']
/** From Node 25 on its own localStorage would stand in front of the pretended browser’s, and has nowhere to keep anything. */
const NO_STORAGE = '--no-experimental-webstorage'

// The tests run on the sources, so that nothing has to be built before them.
export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  resolve: { conditions: ['source'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    testTimeout: 60_000,
    maxWorkers: '100%', // by itself it leaves one of the two cores of a small machine idle
    execArgv: process.allowedNodeEnvironmentFlags.has(NO_STORAGE) ? [NO_STORAGE] : [],
    reporters: ['default', './scripts/retried.mjs'],
    projects: [
      { extends: true, test: { name: 'alone', include: ALL, exclude: [...NOT_OURS, ...CLUSTERS] } },
      {
        extends: true,
        test: {
          name: 'clusters',
          include: CLUSTERS,
          exclude: [...NOT_OURS, ...LONG],
          // Real clusters on two busy cores can be late for once, which is said; what fails twice has failed.
          retry: process.env.NIGHTLY ? 0 : 1,
        },
      },
    ],
  },
})
