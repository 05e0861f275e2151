import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayingFrom } from '@veillee/kernel/saying'
import { ROOT } from './root.ts'

/** What the server’s few pages say, by the same files that phones are given. */
export const sayingIn = sayingFrom(language =>
  readFileSync(join(ROOT, 'app', 'words', 'translations', `${language}.json`), 'utf8'),
)
