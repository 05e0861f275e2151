import { refuse } from '@veillee/kernel'
import type { Question } from './asked.ts'
import type { Playing } from './playing.ts'

export const no = {
  noMatch: refuse('No match is being played.', 'Aucune partie n’est en cours.'),
  late: refuse('That question is over.', 'Cette question est passée.'),
}

/** ROOM-11: a late tap never answers the following question. */
export const isAnswering = ({ number, match }: Playing, { match: named, step }: Question): boolean =>
  named === number && step === match.step
