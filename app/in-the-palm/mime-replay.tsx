import { handShapes, STAGE } from '@veillee/art'
import { deedsSeen, doneFelt, type Percept } from '@veillee/games'
import type { FeltFrame } from '@veillee/touch'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Quiet } from '../components/controls.tsx'
import { Fold } from '../components/fold.tsx'
import { Sheet } from '../components/sheet.tsx'
import { isMotionReduced } from '../device/settings.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { deedWords } from '../senses/hand-words.ts'
import { de } from '../words/french.ts'
import { language, said } from '../words/language.ts'
import { FeltPrint } from './felt-print.tsx'
import { loadReplay } from './replay-load.ts'
import { ReplayPicture } from './replay-picture.ts'
import { feltAt, type Replay, ReplayClock } from './replay-run.ts'
import { type Table, useCast } from './role.ts'
import { MIME_IN_WORDS } from './seen-words.tsx'
import { HeldHand } from './stage/held-hand.tsx'
import { poseOf } from './stage/look.ts'
import { Painter } from './stage/painter.ts'
import type { Watched } from './stage/watched.ts'

const WORDS = {
  title: { fr: 'Revoir le mime', en: 'See the mime again' },
  first: { fr: 'Le premier souvenir', en: 'The first memory' },
  second: { fr: 'Le second souvenir', en: 'The second memory' },
  run: { fr: 'Revoir, deux fois plus vite', en: 'Watch it, twice as fast' },
  made: { fr: 'Ce qui s’est passé', en: 'What happened' },
  moment: { fr: 'Moment du mime', en: 'Moment of the mime' },
  coming: { fr: 'Le mime arrive…', en: 'The mime is coming…' },
} as const

/** So far does one press of a key go. */
const SEEK_MS = 100
const VIEW = `0 0 ${STAGE.width} ${STAGE.height}`

/** PALM-50: the mimes of the turn beside what was felt of them. They never run by themselves. */
export function MimeReplays({ table, onClose }: { table: Table; onClose: () => void }) {
  const { mimes } = table.scored!
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="palm-replay">
      <div class="palm-replay">
        {mimes.map(({ memory, mime }) => (
          <section key={memory} class="palm-replay">
            <h3>{said(memory === 1 ? WORDS.first : WORDS.second)}</h3>
            <OneReplay gesture={mime.gesture} table={table} />
          </section>
        ))}
      </div>
    </Sheet>
  )
}

function OneReplay({ gesture, table }: { gesture: number; table: Table }) {
  const replay = useReplay(gesture, table.grandfather)
  const { grandfather } = useCast(table)
  if (!replay) return <p data-aloud>{said(WORDS.coming)}</p>
  return <Shown replay={replay} grandfather={grandfather} />
}

function Shown({ replay, grandfather }: { replay: Replay; grandfather: string }) {
  const { tMs, run, seek } = useRun(replay)
  const picture = useMemo(() => new ReplayPicture(replay), [replay])
  const { watched, trails, dots } = picture.until(tMs)
  const feltBy = said({
    fr: `Ce que la main ${de(grandfather)} a senti`,
    en: `What ${grandfather}’s hand felt`,
  })
  return (
    <>
      <div class="pair">
        <figure>
          <Made watched={watched} trails={trails} tMs={tMs} />
          <figcaption>{said(WORDS.made)}</figcaption>
        </figure>
        <figure>
          <Felt felt={replay.felt} watched={watched} dots={dots} tMs={tMs} />
          <figcaption>{feltBy}</figcaption>
        </figure>
      </div>
      {!isMotionReduced() && (
        <Quiet icon="play" onPress={run}>
          {said(WORDS.run)}
        </Quiet>
      )}
      <input
        class="palm-seek"
        type="range"
        min={0}
        max={Math.ceil(endOf(replay) / SEEK_MS) * SEEK_MS}
        step={SEEK_MS}
        value={tMs}
        aria-label={said(WORDS.moment)}
        aria-valuetext={secondsOf(tMs)}
        onInput={event => seek(Number(event.currentTarget.value))}
      />
      <Fold label={said(MIME_IN_WORDS)}>
        <InWords replay={replay} felt={feltBy} />
      </Fold>
    </>
  )
}

/** The same for whoever does not look at it: what was done, thing after thing, and what the skin made of it. */
function InWords({ replay, felt }: { replay: Replay; felt: string }) {
  const made = useMemo(() => deedsSeen({ kind: 'mime', samples: replay.samples }), [replay])
  const skin = useMemo(
    () => doneFelt(replay.felt).map(one => ({ ...one, isMany: false, upon: undefined })),
    [replay],
  )
  return (
    <>
      <h4>{said(WORDS.made)}</h4>
      <Deeds deeds={made} />
      <h4>{felt}</h4>
      <Deeds deeds={skin} />
    </>
  )
}

const Deeds = ({ deeds }: { deeds: readonly Percept[] }) => (
  <ol class="palm-seen-words">
    {deeds.map((deed, i) => (
      <li key={i}>{said(deedWords(deed))}</li>
    ))}
  </ol>
)

const endOf = ({ samples }: Replay): number => samples.at(-1)?.tMs ?? 0

const secondsOf = (tMs: number): string => {
  const seconds = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(tMs / 1000)
  return said({ fr: `${seconds} secondes`, en: `${seconds} seconds` })
}

/** The gesture's time: its end, with the whole trail, until somebody wants to see it run or looks for a moment. */
function useRun(replay: Replay) {
  const [tMs, setTMs] = useState(() => endOf(replay))
  const frame = useRef(0)
  const stop = () => cancelAnimationFrame(frame.current)
  useEffect(() => stop, [])
  const run = () => {
    stop()
    const clock = new ReplayClock(replay.samples)
    const begunAt = performance.now()
    frame.current = requestAnimationFrame(function step(nowMs) {
      const ranMs = nowMs - begunAt
      setTMs(clock.at(ranMs))
      if (ranMs < clock.lengthMs) frame.current = requestAnimationFrame(step)
    })
  }
  const seek = (to: number) => {
    stop()
    setTMs(to)
  }
  return { tMs, run, seek }
}

function Made({ watched, trails, tMs }: { watched: Watched; trails: readonly string[]; tMs: number }) {
  const svg = useRef<SVGSVGElement>(null)
  const painter = useRef<Painter | null>(null)
  useEffect(() => {
    painter.current ??= new Painter(svg.current!)
    painter.current.paint(watched.pieces.values(), watched.held, watched.soft)
  }, [watched, tMs])
  return (
    <div class="box">
      <HeldHand held={watched.held} />
      <svg viewBox={VIEW} aria-hidden="true">
        {trails.map((way, i) => (
          <path key={i} class="trail" d={way} />
        ))}
      </svg>
      <svg ref={svg} viewBox={VIEW} aria-hidden="true" />
    </div>
  )
}

interface FeltProps {
  readonly felt: readonly FeltFrame[]
  readonly watched: Watched
  readonly dots: string
  readonly tMs: number
}

/** The dark hand with its trail: after the score nothing is secret. */
function Felt({ felt, watched, dots, tMs }: FeltProps) {
  const now = feltAt(felt, tMs)
  return (
    <div class="box dark">
      <svg viewBox={VIEW} aria-hidden="true">
        {handShapes(poseOf(watched.held)).map((d, i) => (
          <path key={i} class="skin" d={d} />
        ))}
        <path class="was" d={dots} />
        {now?.contacts.map((contact, i) => (
          <FeltPrint key={i} contact={contact} held={watched.held} />
        ))}
      </svg>
    </div>
  )
}

function useReplay(gesture: number, feltBy: number): Replay | null {
  const client = useRoomClient()
  const [replay, setReplay] = useState<Replay | null>(null)
  useEffect(() => {
    let isGone = false
    void loadReplay(client, gesture, feltBy).then(loaded => {
      if (!isGone) setReplay(loaded)
    })
    return () => {
      isGone = true
    }
  }, [client, gesture, feltBy])
  return replay
}
