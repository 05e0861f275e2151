import type { PadLine } from '../connection/server-messages.ts'
import type { FinishedLine, ResultWords } from '../game-kit/game-manifest.ts'
import { said } from '../words/language.ts'
import { manifestOf } from './manifests.ts'

const EARLY = { fr: 'arrêtée en route', en: 'ended early' } as const

const isFinished = (line: PadLine): line is FinishedLine<PadLine['game']> => line.result !== null

/** What a match came to: “Coquillage, 9 fusées, gagne · Phare, 7 fusées”, “12 words”, “23 stars”, and its rank. */
export const resultWords = (line: PadLine): ResultWords =>
  isFinished(line) ? manifestOf(line.game).result(line) : { score: said(EARLY) }
