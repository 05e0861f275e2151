// What is mutated, with which tests, and what is left alone: README.md beside this file says why.
// run.mjs starts it from the root of the repository; VEILLEE_GAMES names games when not all are asked for.

const games = process.env.VEILLEE_GAMES?.split(' ')

/** Words, drawings and the proofs' own tools are no rules. */
const notRules = [
  '*.test',
  'testing',
  'secrets',
  'text',
  'words.*',
  '*.data',
  'glyphs*',
  'line',
  'mark',
  'family',
  'distance',
  'symbol-deal',
]

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    ...(games ?? ['*']).map(game => `games/${game}/*.ts`),
    ...(games ? [] : ['games/options.ts']),
    ...notRules.map(name => `!games/*/${name}.ts`),
  ],
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/refusals.mjs'],
  ignorers: ['refusals'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Far above what any test takes, so that a busy machine does not pass for an endless loop.
  timeoutMS: 60_000,
  // Stryker would rewrite this file with TypeScript's classic API, which TypeScript 7 no longer has.
  tsconfigFile: 'tools/mutation/no.tsconfig.json',
  // Beneath tools, where no other test run looks for tests.
  tempDirName: 'tools/mutation/.stryker-tmp',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'reports', '.stamps', '.stryker-tmp'],
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation.html' },
  allowEmpty: false,
}
