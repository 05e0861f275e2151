import { counted } from '../words/language.ts'

export const pointsSaid = (count: number): string =>
  counted(count, { fr: '# point', en: '# point' }, { fr: '# points', en: '# points' })
