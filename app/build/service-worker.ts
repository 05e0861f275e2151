import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What is wanted on the first page and in the settings. */
const FIRST = /^(?:pictures\/(?:home|hand)-[\w-]+\.svg|icon\.svg|icon-192\.png)$/

/** What is wanted later: the cards, their backs, the objects. */
const LATER = /^pictures\/.+\.svg$/

/** Only whoever reads a language has it fetched, and kept from then on. */
const TRANSLATIONS = '/words/translations/'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

/**
 * Writes sw.js with the names of all that was built. The worker itself is service-worker.js: what is kept for the
 * flight mode, and how. Its name for the store changes with any file, so that an old page is never half new.
 */
export function serviceWorker(): Plugin {
  let publicFolder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post', // once Vite has thrown away the scripts that had nothing but a style sheet
    configResolved(config) {
      publicFolder = config.publicDir
    },
    generateBundle(_options, bundle) {
      const handed = filesIn(publicFolder)
      const built = Object.keys(bundle).filter(name => name !== 'index.html')
      const hash = createHash('sha256').update(built.join('\n'))
      for (const name of handed) hash.update(name).update(readFileSync(join(publicFolder, name)))
      const isWanted = (name: string): boolean => {
        const made = bundle[name]
        return !(made?.type === 'chunk' && made.facadeModuleId?.includes(TRANSLATIONS))
      }
      const files = [...built.filter(isWanted), ...handed.filter(name => FIRST.test(name))]
      const later = handed.filter(name => LATER.test(name) && !FIRST.test(name))
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source
          .replace('__VERSION__', hash.digest('hex').slice(0, 12))
          .replace('__FILES__', JSON.stringify(files))
          .replace('__LATER__', JSON.stringify(later)),
      })
    },
  }
}
