import { type ReadonlySignal, signal } from '@preact/signals'
import { deedsSeen } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { type MimeSample, parseMime, rolled, unrolledMime } from '@veillee/touch'
import { useEffect, useMemo } from 'preact/hooks'
import { Fold } from '../components/fold.tsx'
import { store, storedValue } from '../device/stored.ts'
import type { GestureOf } from '../live-touch/sample-sender.ts'
import type { Scene } from '../live-touch/seen-playback.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { deedWords } from '../senses/hand-words.ts'
import { said } from '../words/language.ts'

export const MIME_IN_WORDS = { fr: 'Le mime, en mots', en: 'The mime, in words' } as const

/** What was done is told when it is over: so long after the last sample of it, or when the mime is. */
const EVERY_MS = 400

interface Seen {
  readonly of: string
  readonly words: readonly Said[]
}

/** One mime of one match. */
export const seenKey = (
  room: string | null,
  { match, seat }: Pick<GestureOf, 'match' | 'seat'>,
  memory: number,
): string => `${room} ${match} ${seat} ${memory}`

const wordsOf = (samples: readonly MimeSample[]): readonly Said[] =>
  deedsSeen({ kind: 'mime', samples }).map(deedWords)

/** In this device's drawer, for whoever loads the page anew between the mime and the choice. */
const DRAWER = 'seenMime'

const keep = (of: string, samples: readonly MimeSample[]): void =>
  store(DRAWER, { of, mime: rolled({ kind: 'mime', samples }) })

function kept(): Seen {
  const { of, mime } = (storedValue(DRAWER) ?? {}) as Record<string, unknown>
  const strip = parseMime(mime)
  return typeof of === 'string' && strip
    ? { of, words: wordsOf(unrolledMime(strip).samples) }
    : { of: '', words: [] }
}

/** The mime that this phone saw last: whoever chooses a photo that could pass for it may read it once more. */
const seen = signal<Seen>({ of: '', words: [] })

/** PALM-20: a mime as those tell it who see it, for those who do not: thing after thing, as each is done. */
export function SeenInWords({ scene, of: key }: { scene: ReadonlySignal<Scene>; of: string }) {
  useEffect(() => {
    seen.value = { of: key, words: [] }
    let [lookedAtMs, hasNew] = [0, false]
    const samples = () => scene.peek().samples as readonly MimeSample[]
    const look = () => {
      hasNew = false
      seen.value = { of: key, words: wordsOf(samples()) }
    }
    const stop = scene.subscribe(({ samples: all, tMs }) => {
      hasNew = all.length > 0
      const isAllLifted = all.at(-1)?.touching === false
      if (!isAllLifted || tMs - lookedAtMs < EVERY_MS) return
      lookedAtMs = tMs
      look()
    })
    return () => {
      stop()
      if (hasNew) look()
      keep(key, samples())
    }
  }, [scene, key])
  return (
    <ul class="unseen" data-aloud>
      {seen.value.of === key &&
        // By number: what is done once more is told once more.
        seen.value.words.map((words, i) => <li key={i}>{`${i + 1}. ${said(words)}`}</li>)}
    </ul>
  )
}

/** The same, to be read while one chooses. */
export function MimeInWords({ match, seat, memory }: { match: number; seat: number; memory: number }) {
  const key = seenKey(useRoomClient().room.value, { match, seat }, memory)
  const before = useMemo(kept, [])
  const { of, words } = seen.value.of === key ? seen.value : before
  if (of !== key || words.length === 0) return null
  return (
    <Fold label={said(MIME_IN_WORDS)}>
      <ol class="palm-seen-words">
        {words.map((one, i) => (
          <li key={i}>{said(one)}</li>
        ))}
      </ol>
    </Fold>
  )
}
