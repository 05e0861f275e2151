import { type Refusal, refuse } from '@veillee/kernel'
import type { Log, Logged } from '../log.ts'

const away = refuse({
  en: 'Veillée cannot write that down right now. Nothing is lost: try again in a moment.',
  fr: 'Veillée ne peut pas l’écrire pour l’instant. Rien n’est perdu\u202f: réessaie dans un instant.',
})

/** The log cannot be written, and nothing happened. */
export class LogUnavailable extends Error {
  readonly refusal: Refusal
  constructor(cause: unknown, refusal = away) {
    super('the log cannot be written', { cause })
    this.refusal = refusal
  }
}

/** A log that cannot be read is away too. */
export const readFrom = (
  log: Pick<Log, 'read'>,
  ...where: Parameters<Log['read']>
): Promise<readonly Logged[]> =>
  log.read(...where).catch(error => {
    throw new LogUnavailable(error)
  })
