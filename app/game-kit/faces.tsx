import type { Said } from '@veillee/kernel'
import type { FACES } from '@veillee/room'
import type { ComponentChildren } from 'preact'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

/** The six of the room. */
type FaceName = (typeof FACES)[number]

const WORDS: Readonly<Record<FaceName, Said>> = {
  smile: { fr: 'sourit', en: 'smiles' },
  laugh: { fr: 'rit aux éclats', en: 'bursts out laughing' },
  wow: { fr: 'n’en revient pas', en: 'is amazed' },
  doubt: { fr: 'doute', en: 'has doubts' },
  sad: { fr: 'a le cœur gros', en: 'is sad' },
  sleep: { fr: 's’endort', en: 'is nodding off' },
}

const INK = '#2B2A3A'
const eye = (x: number, y = 27) => <circle cx={x} cy={y} r="2.6" fill={INK} stroke="none" />

/** Each a different head of the album's people, so that none is told by its mouth alone. */
const DRAWN: Readonly<Record<FaceName, ComponentChildren>> = {
  smile: (
    <>
      <circle cx="32" cy="33" r="22" fill="#F3C9A0" />
      <path d="M10 31C9 15 20 8 33 9c13 0 22 9 21 22-5-8-10-11-17-12-9 3-18 4-27 12Z" fill="#744A2B" />
      {eye(24, 33)}
      {eye(40, 33)}
      <path d="M22 41q10 9 20 0" />
      <circle cx="18" cy="40" r="3.4" fill="#E08A6B" stroke="none" opacity=".7" />
      <circle cx="46" cy="40" r="3.4" fill="#E08A6B" stroke="none" opacity=".7" />
    </>
  ),
  laugh: (
    <>
      <circle cx="32" cy="34" r="22" fill="#B97B54" />
      <path
        d="M12 28c2-13 10-18 20-18s18 5 20 18c-3-5-6-7-8-6-3-3-7-2-9 0-3-3-7-3-9 0-3-2-9-2-14 6Z"
        fill="#2B1A1A"
      />
      <path d="M19 33q4-5 8 0M37 33q4-5 8 0" />
      <path d="M20 40h24q-2 12-12 12t-12-12Z" fill="#7A1F1A" />
      <path d="M23 41h18v3H23Z" fill="#FFFAF0" stroke="none" />
      <path d="M13 38q-4 4-1 7M51 38q4 4 1 7" stroke="#3F86B0" />
    </>
  ),
  wow: (
    <>
      <circle cx="32" cy="34" r="22" fill="#F0D2B0" />
      <path d="M11 30C11 16 20 9 32 9s21 7 21 21q-4-7-8-7t-7 3-7-3-7 3-6-3-7 7Z" fill="#A63E30" />
      <path d="M19 25q4-4 8-1M37 24q4-3 8 1" />
      <circle cx="23" cy="33" r="4.6" fill="#FFFAF0" />
      <circle cx="41" cy="33" r="4.6" fill="#FFFAF0" />
      {eye(23, 33)}
      {eye(41, 33)}
      <ellipse cx="32" cy="46" rx="5" ry="6.4" fill="#7A1F1A" />
    </>
  ),
  doubt: (
    <>
      <circle cx="32" cy="34" r="22" fill="#D9A06F" />
      <path
        d="M10 32c0-15 9-23 22-23s22 8 22 23c-4-3-5-9-6-12-12 3-26 1-31-2-3 5-4 10-7 14Z"
        fill="#3A3A44"
      />
      <path d="M18 29h9M37 24q5-3 9 1" />
      {eye(23, 34)}
      {eye(41, 32)}
      <path d="M24 46q6-5 16-1" />
      <path d="M27 54q-2-7 5-8" stroke="#9A6A3F" />
    </>
  ),
  sad: (
    <>
      <circle cx="32" cy="34" r="22" fill="#E7BE98" />
      <path d="M9 36C8 18 17 9 32 9s24 9 23 27l-5-10Q32 22 14 26Z" fill="#C98A1E" />
      <path d="M17 33q5-1 9-6M47 33q-5-1-9-6" />
      {eye(23, 38)}
      {eye(41, 38)}
      <path d="M25 50q7-6 14 0" />
      <path d="M45 41q4 6 0 7t0-7Z" fill="#5BA3C9" stroke="#2F6C92" />
    </>
  ),
  sleep: (
    <>
      <circle cx="30" cy="37" r="21" fill="#F3C9A0" />
      <path d="M9 34C8 20 17 13 30 13c8-6 18-8 27-4-5 1-7 6-6 14v11q-20-9-42 0Z" fill="#3A5678" />
      <circle cx="56" cy="9" r="4" fill="#FFFAF0" />
      <path d="M17 39q4 4 8 0M35 39q4 4 8 0" />
      <ellipse cx="30" cy="49" rx="3.6" ry="3" fill="#7A1F1A" />
      <path d="M49 40h6l-6 7h6" stroke="#2C6E76" />
    </>
  ),
}

/** A face of a server newer than this page is not known here. */
export const isFace = (text: string): text is FaceName => text in WORDS

export const faceWords = (face: FaceName): string => said(WORDS[face])

export const Face = ({ name, size = 44 }: { name: FaceName; size?: number }) => (
  <svg
    class="play-face"
    width={size}
    height={size}
    viewBox="4 2 58 58"
    fill="none"
    stroke={INK}
    stroke-width="2.4"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    {DRAWN[name]}
  </svg>
)

const LEGEND = { fr: 'Un visage', en: 'A face' } as const

/** To say something without words, where one may (ROOM-17). */
export function FaceButtons() {
  const client = useRoomClient()
  return (
    <fieldset class="play-faces">
      <legend class="unseen">{said(LEGEND)}</legend>
      {Object.keys(WORDS)
        .filter(isFace)
        .map(face => (
          <button
            key={face}
            type="button"
            aria-label={faceWords(face)}
            onClick={() => void client.request({ do: 'say', kind: 'faces', text: face })}
          >
            <Face name={face} size={42} />
          </button>
        ))}
    </fieldset>
  )
}
