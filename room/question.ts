import { refuse } from '@veillee/kernel'
import type { Playing } from './playing.ts'
import type { Question } from './request.ts'

export const no = {
  noMatch: refuse({ en: 'No match is being played.', fr: 'Aucune partie n’est en cours.' }),
  late: refuse({ en: 'That question is over.', fr: 'Cette question est passée.' }),
}

/** ROOM-11: a late tap never answers the following question. */
export const isAnswering = ({ number, match }: Playing, { match: named, step }: Question): boolean =>
  named === number && step === match.step
