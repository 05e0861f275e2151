import { type ReadonlySignal, signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import { type Ask, type MimeSample, type ObjectId, objectsUsed, owed, type Place } from '@veillee/touch'
import { type GestureOf, SampleSender } from '../../live-touch/sample-sender.ts'
import type { RoomClient } from '../../room-client/room-client.ts'
import { keptMime } from './kept-mime.ts'
import { movesWords } from './moves-words.ts'
import { type ByButton, ScriptRun, scriptOf } from './script.ts'
import { SoftShapes } from './soft.ts'
import { Stage } from './stage.ts'

const KEEP_EVERY_MS = 1_000

const shown = new Set<ObjectId>()

/** A mime under way on the Child's phone: the stage, what goes out of it, and what is kept until it has arrived. */
export class Miming {
  readonly stage: Stage
  readonly soft = new SoftShapes()
  readonly #ask: Ask | undefined
  readonly #client: RoomClient
  readonly #sending: SampleSender<MimeSample>
  readonly #told = signal<{ readonly words: Said; readonly count: number } | null>(null)
  #tellings = 0
  /** What is told is what can be done with an object. */
  #isShowing = false
  /** Rises with every change that the tray or the button has to know of. */
  readonly #changes = signal(0)
  readonly #stopHearing: () => void
  #keptAtMs = 0
  #run: ScriptRun | null = null
  #tickedAtMs: number | undefined
  /** PALM-18: the first touch. */
  readonly #onBegin: () => void

  constructor(
    client: RoomClient,
    of: GestureOf,
    ask: Ask | undefined,
    onBegin: () => void = () => undefined,
  ) {
    this.#onBegin = onBegin
    this.#ask = ask
    this.#client = client
    const before = keptMime.kept(client.room.peek(), of)
    this.#sending = new SampleSender<MimeSample>(of, packet => client.sendPacket(packet), before)
    const hears = { sample: (one: MimeSample) => this.#sample(one), tell: (words: Said) => this.tell(words) }
    this.stage = new Stage(ask, hears, before)
    for (const sample of before) this.soft.take(sample)
    // At once, if something was kept, and after every broken connection.
    this.#stopHearing = client.arrivals.subscribe(() => this.#sending.sayAgain())
  }

  get told(): ReadonlySignal<{ readonly words: Said; readonly count: number } | null> {
    return this.#told
  }

  get changes(): ReadonlySignal<number> {
    return this.#changes
  }

  get isPerforming(): boolean {
    return this.#run !== null
  }

  /** Before a reload too: whoever has begun has looked at the card. */
  get hasBegun(): boolean {
    return this.#sending.samples.length > 0
  }

  /** PALM-43: what is still missing; null when the mime may be finished. */
  get owed(): Said | null {
    const mime = { kind: 'mime', samples: this.#sending.samples } as const
    if (objectsUsed(mime).size === 0) return NOTHING_YET
    return (this.#ask && owed(this.#ask, mime)) ?? null
  }

  tell(words: Said): void {
    this.#isShowing = false
    this.#told.value = { words, count: ++this.#tellings }
  }

  /** What can be done with it, when it is taken for the first time on this phone. */
  shows(object: ObjectId): void {
    if (shown.has(object)) return
    shown.add(object)
    this.tell(movesWords(object))
    this.#isShowing = true
  }

  /** Whoever touches the hand has read what can be done, or does not want to. */
  goesOn(): void {
    if (this.#isShowing) this.#told.value = null
    this.#isShowing = false
  }

  changed(): void {
    this.#changes.value += 1
  }

  /** A whole movement by a button. */
  perform(movement: ByButton, object: ObjectId, from: Place, to: Place): void {
    if (this.#run || !this.stage.select(object)) return
    this.#run = new ScriptRun(scriptOf(this.stage, movement, object, from, to))
    this.changed()
  }

  /** Once a frame; false when nothing moves any more, and all is kept. */
  tick(nowMs: number): boolean {
    const passedMs = nowMs - (this.#tickedAtMs ?? nowMs)
    if (this.#run && !this.stage.isPaused) this.#run.pass(passedMs)
    if (this.#run?.isOver) {
      this.#run = null
      this.changed()
    }
    const isMoving = this.stage.tick(nowMs)
    if (!isMoving || nowMs - this.#keptAtMs > KEEP_EVERY_MS) this.keep(nowMs)
    const isBusy = isMoving || this.#run !== null
    this.#tickedAtMs = isBusy ? nowMs : undefined
    return isBusy
  }

  /** The whole mime, and then it is not kept any longer. */
  async finish(seat: number): Promise<void> {
    this.#sending.flush()
    const answer = await this.#client.play(seat, 'mime', this.#sending.rolled('mime'))
    if (answer.is === 'done') keptMime.forget()
  }

  keep(nowMs = 0): void {
    this.#keptAtMs = nowMs
    if (this.#unkept === 0) return
    this.#unkept = 0
    keptMime.keep(this.#client.room.peek(), this.#sending.of, this.#sending.samples)
  }

  end(): void {
    this.#stopHearing()
    this.keep()
  }

  #unkept = 0

  #sample(sample: MimeSample): void {
    if (!this.hasBegun && sample.touching) this.#onBegin()
    this.#unkept += 1
    this.soft.take(sample)
    this.#sending.add(sample)
    if (sample.touching) return
    this.#sending.flush()
    this.changed()
  }
}

const NOTHING_YET: Said = { fr: 'Pose un objet sur la main', en: 'Put an object on the hand' }
