import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Stryker runs this in its copy of the repository.
const root = fileURLToPath(new URL('../..', import.meta.url))
const games = process.env.VEILLEE_GAMES?.split(' ') ?? ['*']
const packageIn = folder => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** How symbols are drawn, and what the proofs call a secret: neither is mutated. */
const notAboutRules = ['glyphs', 'distance', 'secrets']

/** The links in node_modules lead back to the original, which has no mutants: our packages are named here. */
const sourcesOf = folder => {
  const { name, exports = {} } = packageIn(folder)
  return Object.entries(exports).map(([path, { source }]) => ({
    find: new RegExp(`^${join(name, path)}$`),
    replacement: join(root, folder, source),
  }))
}

/**
 * A mutant with which a test file cannot even be loaded leaves no test to fail, and Stryker would take it for a
 * survivor: here it becomes an error of the run.
 */
const loadFailures = {
  onInit(vitest) {
    this.vitest = vitest
  },
  onTestRunEnd(testFiles) {
    for (const { message } of testFiles.flatMap(file => file.errors()))
      this.vitest.state.catchError(new Error(message), 'Unhandled Error')
  },
}

export default defineConfig({
  root,
  resolve: { alias: packageIn('.').workspaces.flatMap(sourcesOf) },
  test: {
    include: ['games/*.test.ts', ...games.map(game => `games/${game}/*.test.ts`)],
    exclude: ['**/node_modules/**', '**/dist/**', ...notAboutRules.map(name => `**/${name}.test.ts`)],
    testTimeout: 60_000,
    setupFiles: [join(root, 'tools/mutation/tests.mjs')],
    reporters: [loadFailures],
  },
})
