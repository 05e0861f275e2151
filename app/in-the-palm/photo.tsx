import { OUTLINE, spokenList } from '@veillee/art'
import { isOwnCard } from '@veillee/games'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { under } from '../device/base.ts'
import { OUR_PHOTO, ownPhoto } from '../device/own-photos.ts'
import { drawnAddress } from '../game-kit/evening-album.ts'
import { said } from '../words/language.ts'

const PHOTO = { fr: 'Photo', en: 'Photo' } as const

/** Until a photograph of the room's own is here: the paper that it will be on. */
const blank = (): string => drawnAddress('<rect width="628" height="428" fill="#e9dfc9"/>')

/** Where the picture of a Memory card is. */
export const photoFile = (card: number): string =>
  isOwnCard(card)
    ? (ownPhoto(card)?.url ?? blank())
    : under(`/pictures/cards/${String(card).padStart(3, '0')}.svg`)

const ownTitle = (card: number): string => ownPhoto(card)?.title ?? said(OUR_PHOTO)

/** For those who do not see it: what is on it, in no order that tells anything. Its title would give the memory away. */
export const photoSpoken = (card: number): string =>
  isOwnCard(card) ? ownTitle(card) : said(spokenList(OUTLINE[card - 1]!.details))

/** Its title, once nothing is secret any more: in the biography, and with the score. */
export const photoTitle = (card: number): string =>
  isOwnCard(card) ? ownTitle(card) : said(OUTLINE[card - 1]!.title)

/** Léon’s own words under it; a photograph of the room’s own has none (PALM-52). */
export const photoStory = (card: number): string => (isOwnCard(card) ? '' : said(OUTLINE[card - 1]!.story))

/** The whole picture as an SVG file, for what is kept. */
export async function photoSvg(card: number): Promise<string> {
  const own = ownPhoto(card)
  if (own) return ownSvg(own.picture)
  if (isOwnCard(card)) throw new Error(`no photo ${card} yet`)
  const answer = await fetch(photoFile(card))
  if (!answer.ok) throw new Error(`no photo ${card}`)
  return answer.text()
}

const ownSvg = (picture: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 628 428"><image href="data:image/jpeg;base64,${picture}" width="628" height="428"/></svg>`

interface PhotoProps {
  readonly card: number
  /** Which of all it is, where they come one after the other. */
  readonly place?: number
  /** A letter, so that one can say it aloud. */
  readonly tag?: string
  /** Said after what is on it: whose rosette or token lies there. */
  readonly note?: string | null | undefined
  readonly isPicked?: boolean
  /** Makes it a button. */
  readonly onPress?: () => unknown
  readonly disabled?: boolean
  readonly children?: ComponentChildren
}

const AGAIN_MS = 5_000

/** In flight mode before all pictures were kept: what is on it, in words; and asked for again after a while. */
function useMissing(card: number): readonly [boolean, () => void] {
  const [missing, setMissing] = useState<number | null>(null)
  useEffect(() => {
    if (missing === null) return
    const timer = setTimeout(() => setMissing(null), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [missing])
  return [missing === card, () => setMissing(card)]
}

/** A Memory card as a photo. It lies on a `.leaf`. */
export function Photo({
  card,
  place,
  tag,
  note,
  isPicked = false,
  onPress,
  disabled = false,
  children,
}: PhotoProps) {
  const [isMissing, miss] = useMissing(card)
  const classes = `photo${isPicked ? ' picked' : ''}`
  const label = [tag && `${said(PHOTO)} ${tag}`, photoSpoken(card), note]
    .filter(Boolean)
    .join(', ')
    .replaceAll('., ', '. ')
  const inside = (
    <>
      {isMissing ? (
        <span class="stand-in" role="img" aria-label={onPress ? '' : label}>
          <span>{photoSpoken(card)}</span>
        </span>
      ) : (
        <img
          src={photoFile(card)}
          alt={onPress ? '' : label}
          width={628}
          height={428}
          draggable={false}
          onError={miss}
        />
      )}
      {tag && (
        <b class="tag" aria-hidden="true" data-over>
          {tag}
        </b>
      )}
      {children}
    </>
  )
  if (!onPress)
    return (
      <span class={classes} style={{ '--place': place }}>
        {inside}
      </span>
    )
  return (
    <button
      type="button"
      class={classes}
      aria-label={label}
      aria-pressed={isPicked}
      disabled={disabled}
      onClick={() => onPress()}
    >
      {inside}
    </button>
  )
}
