import { type Signal, useSignal } from '@preact/signals'
import { type DrawingSample, durationMs, type Rolled } from '@veillee/touch'
import { useEffect, useMemo } from 'preact/hooks'
import { framesWhile } from '../device/frames.ts'
import { type GestureOf, SampleSender } from '../live-touch/sample-sender.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { FadingInk } from './fading-ink.ts'
import { keptDrawing } from './kept-drawing.ts'
import { Pen } from './pen.ts'
import { Steps } from './steps.ts'

/** A page may be gone without a word: what was drawn is written down this often. */
const KEEP_EVERY_MS = 1_000

/** A drawing under way on this phone: what moves the finger, what is seen of it, and what goes out. */
export interface Drawn {
  readonly pen: Pen
  readonly steps: Steps
  readonly ink: FadingInk
  /** All that was drawn, at the last lift. */
  readonly samples: Signal<readonly DrawingSample[]>
  /** When the finger was last too fast for skin. */
  readonly hurriedAtMs: Signal<number>
  rolled(): Rolled<'drawing'>
}

class DrawingUnderWay implements Drawn {
  readonly pen: Pen
  readonly steps: Steps
  readonly ink = new FadingInk()
  readonly samples: Signal<readonly DrawingSample[]>
  readonly hurriedAtMs: Signal<number>
  readonly sending: SampleSender<DrawingSample>
  readonly frames = framesWhile(nowMs => this.#pass(nowMs))
  readonly #keep: (samples: readonly DrawingSample[]) => void
  #keptMs = 0

  constructor(
    sending: SampleSender<DrawingSample>,
    keepIt: (samples: readonly DrawingSample[]) => void,
    shown: Pick<Drawn, 'samples' | 'hurriedAtMs'>,
  ) {
    this.sending = sending
    this.#keep = keepIt
    this.samples = shown.samples
    this.hurriedAtMs = shown.hurriedAtMs
    this.pen = new Pen(
      {
        sample: sample => this.#sample(sample),
        lift: () => this.#lift(),
        haste: () => {
          this.hurriedAtMs.value = performance.now()
        },
      },
      sending.samples,
    )
    this.steps = new Steps(this.pen, this.frames.wake)
    this.samples.value = [...sending.samples]
  }

  /** Once a frame, while a finger is on the palm or on its way. */
  #pass(nowMs: number): boolean {
    this.steps.pass(nowMs)
    this.pen.pass(nowMs)
    return this.pen.isDown || this.steps.isBusy
  }

  hold(nowMs: number): void {
    this.steps.stop()
    this.pen.up(nowMs)
  }

  /** READ-23: to a server that may have lost it. A page that was closed has lifted the finger. */
  comesBack(): void {
    const last = this.sending.samples.at(-1)
    if (!last) return
    this.sending.sayAgain()
    if (!last.touching || this.pen.isDown) return
    this.sending.add({ ...last, tMs: last.tMs + 17, press: 0, touching: false })
    this.sending.flush()
  }

  rolled(): Rolled<'drawing'> {
    return this.sending.rolled('drawing') as Rolled<'drawing'>
  }

  #sample(sample: DrawingSample): void {
    this.frames.wake()
    this.sending.add(sample)
    this.ink.add(sample, performance.now())
    const lasted = durationMs({ kind: 'drawing', samples: this.sending.samples })
    if (lasted - this.#keptMs < KEEP_EVERY_MS) return
    this.#keptMs = lasted
    this.#keep(this.sending.samples)
  }

  #lift(): void {
    this.sending.flush()
    this.#keep(this.sending.samples)
    this.samples.value = [...this.sending.samples]
  }
}

/** The drawing of this phone's seat, for as long as the screen is there; it survives a reload and a break. */
export function useDrawing({ seat, match, step }: GestureOf, isHeld: boolean): Drawn {
  const client = useRoomClient()
  const room = client.room.peek()
  const samples = useSignal<readonly DrawingSample[]>([])
  const hurriedAtMs = useSignal(Number.NEGATIVE_INFINITY)
  const drawn = useMemo(() => {
    const of = { seat, match, step }
    const sending = new SampleSender<DrawingSample>(
      of,
      one => client.sendPacket(one),
      keptDrawing.kept(room, of),
    )
    return new DrawingUnderWay(sending, all => keptDrawing.keep(room, of, all), { samples, hurriedAtMs })
  }, [client, seat, match, step])
  const arrivals = client.arrivals.value
  useEffect(() => drawn.comesBack(), [drawn, arrivals])
  useEffect(() => {
    if (isHeld) drawn.hold(performance.now())
  }, [drawn, isHeld])
  useEffect(() => drawn.frames.stop, [drawn])
  return drawn
}
