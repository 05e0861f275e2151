import { type Refusal, refuse } from '@veillee/kernel'

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

/** A log that cannot be asked is away too. */
export const orUnavailable = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch(error => {
    throw new LogUnavailable(error)
  })
