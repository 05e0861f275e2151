import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes sw.js with the names of all that was built. The worker itself is service-worker.js: what is kept for the
 * flight mode, and how. Its name for the store changes with any file, so that an old page is never half new.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).map(name => `/${name}`)
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files)),
      })
    },
  }
}
