import { composed, type Said } from '@veillee/kernel'
import { DETAILS, type DetailId } from './details.ts'

/** A card for those who do not see it: what is on it, in alphabetical order, so that nothing is given away. */
export const spokenList = (details: readonly DetailId[]): Said =>
  composed((say, locale) => {
    const names = details.map(id => say(DETAILS[id].name)).sort((a, b) => a.localeCompare(b, locale))
    const list = new Intl.ListFormat(locale).format(names)
    return `${list.charAt(0).toLocaleUpperCase(locale)}${list.slice(1)}.`
  })
