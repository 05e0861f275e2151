import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

const foldersIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'dist')
    .flatMap(({ name }) => foldersIn(join(folder, name))),
]

/**
 * Tells of every source that is saved below a folder, until it is stopped. Each folder is watched by itself: Node watches
 * a tree file by file, and loses those that an editor saves by putting a new one in their place.
 */
export function whenSaved(folder: string, tell: () => void): () => void {
  const watchers = foldersIn(folder).map(one =>
    watch(one, (_, file) => {
      if (file?.endsWith('.ts')) tell()
    }),
  )
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}
