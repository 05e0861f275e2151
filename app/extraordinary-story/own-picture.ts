import { kindOfWord, lexicon, type Wording } from '@veillee/games'

const INITIALS = 'initials '
const MOST_INITIALS = 2
const INK = '#2F6B45'

/** “TB” of « ma tante Berthe », without what any noun may have before it. */
function initialsOf(card: number, wording: Wording): string {
  const { text, articles } = lexicon(wording)
  const words = text(card).replace(articles, '').split(/[ ’-]/)
  const isLong = (word: string) => word.length > 2
  const telling = words.filter(isLong)
  return (telling.length > 0 ? telling : words)
    .slice(-MOST_INITIALS)
    .map(word => [...word][0]!.toLocaleUpperCase(wording.language))
    .join('')
}

/** The name of a noun’s picture. Nobody has drawn a word of one’s own (TALE-33): it has its initials. */
export function pictureNameOf(card: number, wording: Wording): string | undefined {
  const { drawn, isOwn } = lexicon(wording)
  return isOwn(card) && kindOfWord(card) === 'noun' ? INITIALS + initialsOf(card, wording) : drawn(card)
}

/** Leans a little, each its own way, as what is glued into an album does. */
const leanOf = (text: string): number =>
  ([...text].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 9) - 4

/** Initials on a scrap of paper under a strip of tape; undefined for a picture that somebody has drawn. */
export function ownPictureSvg(name: string): string | undefined {
  if (!name.startsWith(INITIALS)) return undefined
  const initials = name.slice(INITIALS.length)
  const size = [...initials].length > 1 ? 33 : 44
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g transform="rotate(${leanOf(initials)} 50 50)"><path d="M10 18l79-3 2 70-81 3z" fill="#fffaf0" stroke="#d8b279" stroke-width="3" stroke-linejoin="round"/><path d="M18 27l64-2 1 52-65 2z" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="5 5" stroke-linecap="round" opacity=".55"/><path d="M34 9l31-2 1 13-31 2z" fill="#e8c98a"/><text x="50" y="${51 + size * 0.36}" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="600" font-size="${size}" fill="${INK}">${initials}</text></g></svg>`
}

/** Initials are few, and each picture of them stays where it is once it was made. */
const addresses = new Map<string, string>()

/** Where an image finds it; undefined for a picture that somebody has drawn. */
export function ownPictureAddress(name: string): string | undefined {
  const svg = ownPictureSvg(name)
  if (svg === undefined) return undefined
  const made = addresses.get(name) ?? URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  addresses.set(name, made)
  return made
}
