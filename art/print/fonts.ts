import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Fonts } from './document.ts'

const require = createRequire(import.meta.url)

const embedded = (path: string): string => `data:font/woff2;base64,${readFileSync(path).toString('base64')}`

export const loadFonts = (): Fonts => ({
  fraunces: embedded(require.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff2')),
  nunito: embedded(require.resolve('@fontsource/nunito/files/nunito-latin-700-normal.woff2')),
  nunitoText: embedded(require.resolve('@fontsource/nunito/files/nunito-latin-400-normal.woff2')),
})
