import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { whenSaved } from './saved.ts'

test('every save is noticed, also when a new file takes the place of the old one again and again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-saved-'))
  mkdirSync(join(folder, 'album'))
  const file = join(folder, 'album', 'cards.ts')
  writeFileSync(file, '0')
  const tell = vi.fn()
  const stop = whenSaved(folder, tell)
  try {
    for (const text of ['1', '2', '3']) {
      tell.mockClear()
      writeFileSync(`${file}~`, text)
      renameSync(`${file}~`, file)
      await vi.waitFor(() => expect(tell).toHaveBeenCalled())
    }
  } finally {
    stop()
    rmSync(folder, { recursive: true })
  }
})
