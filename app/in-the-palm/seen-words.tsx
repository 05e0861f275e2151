import { type ReadonlySignal, signal } from '@preact/signals'
import { perceptsSeen } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { MimeSample } from '@veillee/touch'
import { useEffect } from 'preact/hooks'
import { Fold } from '../components/fold.tsx'
import type { GestureOf } from '../live-touch/sample-sender.ts'
import type { Scene } from '../live-touch/seen-playback.ts'
import { deedWords } from '../senses/hand-words.ts'
import { said } from '../words/language.ts'

const TITLE = { fr: 'Le mime, en mots', en: 'The mime, in words' } as const

/** What was done is told when it is over: so long after the last sample of it, or when the mime is. */
const EVERY_MS = 400

interface Seen {
  readonly of: string
  readonly words: readonly Said[]
}

/** The mime that this phone saw last: whoever chooses a photo that could pass for it may read it once more. */
const seen = signal<Seen>({ of: '', words: [] })

/** One mime of one match. */
export const seenKey = ({ match, seat }: Pick<GestureOf, 'match' | 'seat'>, memory: number): string =>
  `${match} ${seat} ${memory}`

const wordsOf = (samples: Scene['samples']): readonly Said[] =>
  perceptsSeen({ kind: 'mime', samples: samples as readonly MimeSample[] }).map(deedWords)

/** PALM-20: a mime as those tell it who see it, for those who do not: thing after thing, as each is done. */
export function SeenInWords({ scene, of: key }: { scene: ReadonlySignal<Scene>; of: string }) {
  useEffect(() => {
    seen.value = { of: key, words: [] }
    let [lookedAtMs, hasNew] = [0, false]
    const look = () => {
      hasNew = false
      seen.value = { of: key, words: wordsOf(scene.peek().samples) }
    }
    const stop = scene.subscribe(({ samples, tMs }) => {
      hasNew = samples.length > 0
      const isAllLifted = samples.at(-1)?.touching === false
      if (!isAllLifted || tMs - lookedAtMs < EVERY_MS) return
      lookedAtMs = tMs
      look()
    })
    return () => {
      stop()
      if (hasNew) look()
    }
  }, [scene, key])
  return (
    <ul class="unseen" data-aloud>
      {seen.value.of === key && seen.value.words.map(words => <li key={words.en}>{said(words)}</li>)}
    </ul>
  )
}

/** The same, to be read while one chooses. */
export function MimeInWords({ match, seat, memory }: { match: number; seat: number; memory: number }) {
  const { of, words } = seen.value
  if (of !== seenKey({ match, seat }, memory) || words.length === 0) return null
  return (
    <Fold label={said(TITLE)}>
      <ul class="palm-seen-words">
        {words.map(one => (
          <li key={one.en}>{said(one)}</li>
        ))}
      </ul>
    </Fold>
  )
}
