import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { serviceWorker } from './build/service-worker.ts'

/** The app is bundled from the sources of all folders, so that nothing has to be compiled before. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  // Scripts and style sheets name each other from where they lie, so that all of it can lie under any path; the page names
  // them from the root, and the server puts the path before that.
  experimental: {
    renderBuiltUrl: (_name, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: ['safari16.4', 'chrome111', 'firefox121'], // as the page says at its door, and docs/devices.md
    assetsInlineLimit: 0, // the policy of the page allows nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every phone fetches of the games is one file: by itself, each part that a game's screens use too would be one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'games', test: /\/app\/[\w-]+\/(manifest|options|outcomes|difficulty)\.ts$/ }],
        },
      },
    },
  },
  plugins: [serviceWorker(), compressed()],
})
