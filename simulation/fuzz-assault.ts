import { isRefusal } from '@veillee/kernel'
import { type ClientMessage, readMessage, type ServerMessage } from '@veillee/room'
import { readServerMessage } from '@veillee/room/server-messages'
import type { Known } from './fuzz-grammar.ts'
import type { Family, Tally } from './fuzz-tally.ts'
import { type Address, bytesOf, OPCODES, RawPhone, textFrame } from './fuzz-wire.ts'

export const LARGEST_FRAME = 128 * 1024
const PATIENCE_MS = 30_000
const TOO_MUCH = 'That was a lot at once. Wait a moment.'
const LONGEST_WORDS = 2_500
const CHECKED_ONE_IN = 8
/** What docs/wire.md says of one connection, and how long it takes until it may say something again. */
const MESSAGES_AT_ONCE = 120
const EXCESS = { burst: 300, perSecond: 10 }
const SOONEST_HUNG_UP = 90 + EXCESS.burst
const TOO_MANY = 1008
const MUTE_MS = 300
const NOBODY = 999_999

/** What must never be told: where something failed, or by what somebody is known. */
const INDISCREET =
  /\bat .+:\d+:\d+|\bnode:|\/(work|home|tmp|usr)\/|node_modules|\.(js|ts):|Error\b|\[object|SQLITE/
const NO_SENTENCE = /undefined|^\s*$|[^.!?»”]$/

/** What is known of the others, and must not turn up here. */
export interface Foreign {
  /** Names, links and tokens of the rooms that are not attacked, and tokens of those that are. */
  readonly secrets: ReadonlySet<string>
  /** In the name of everybody who is not attacked. */
  readonly mark: string
}

type Answer = Extract<ServerMessage, { say: 'done' | 'refused' | 'gesture' | 'felt' | 'photo' }>

/** One connection of somebody who means no good, and the book of what was sent on it and what came back. */
export class Assault {
  readonly known: Known = {}
  welcome: Extract<ServerMessage, { say: 'welcome' }> | undefined
  bye: Extract<ServerMessage, { say: 'bye' }>['why'] | undefined
  /** The links that were offered to it. */
  readonly links: string[] = []
  /** Ids that were refused, and with them whatever was asked for. */
  readonly refusedIds: string[] = []
  readonly #tally: Tally
  readonly #name: string
  readonly #foreign: Foreign
  #phone: RawPhone | undefined
  /** Wishes by id: those that may be answered, and those that must be. */
  readonly #sent = new Map<string, number>()
  readonly #owed = new Map<string, number>()
  readonly #answered = new Map<string, number>()
  #heard = 0
  #texts = 0
  #silent = 0
  /** Who has the phone in hand is told by what the phone shows, not by an answer. */
  #holds = 0
  #controls = 0
  /** Above the limit, and without a word: the server says so once a second. */
  #unsaid = 0
  #fences = 0
  #cameAtMs = 0
  #unsure = 0
  #answers = 0
  #limited = 0
  #fulfilled = 0
  #refused = 0
  #isEnding = false
  #wake: () => void = () => undefined

  constructor(name: string, tally: Tally, foreign: Foreign) {
    this.#name = name
    this.#tally = tally
    this.#foreign = foreign
  }

  /** False where it was not let in. */
  async comes(port: number, from: Address): Promise<boolean> {
    this.#phone = await RawPhone.connect(port, from, text => this.#hear(text))
    this.#cameAtMs = Date.now()
    if (this.#phone) this.#tally.connections++
    else this.#tally.turnedAway++
    void this.#phone?.closed.then(() => this.#wake())
    return this.#phone !== undefined
  }

  get phone(): RawPhone {
    return this.#phone!
  }

  get isOpen(): boolean {
    return this.#phone?.isOpen === true && this.bye === undefined
  }

  // Sending

  /** A message of text, which has to be answered once. */
  says(text: string, family: Family): void {
    this.phone.send(textFrame(this.#booked(text, family)))
  }

  /** Several at once, in as few packets as it takes. */
  saysAll(texts: readonly string[], family: Family): void {
    this.phone.send(Buffer.concat(texts.map(text => textFrame(this.#booked(text, family)))))
  }

  /** The same, in pieces, with something else between them. */
  saysInPieces(text: string, cuts: readonly number[]): void {
    const bytes = this.#booked(text, 'fragmented')
    const ends = [...cuts.map(cut => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)
    let start = 0
    for (const [i, end] of ends.entries()) {
      const opcode = i === 0 ? OPCODES.text : OPCODES.more
      const payload = bytes.subarray(start, end)
      this.phone.send(bytesOf({ opcode, payload, isLast: i === ends.length - 1 }))
      if (i % 2 === 1) this.controls(bytesOf({ opcode: OPCODES.pong, payload: 'in between' }))
      start = end
    }
  }

  #booked(text: string, family: Family): Buffer {
    const bytes = Buffer.from(text).subarray(0, LARGEST_FRAME)
    this.#tally.sent[family]++
    this.#texts++
    const message = readMessage(bytes.toString())
    if (!isRefusal(message)) this.#bookMessage(message)
    return bytes
  }

  /** Before it is welcomed, a request may come too early to be read. */
  #bookMessage(message: ClientMessage): void {
    const isSilent = message.do === 'hold' || message.do === 'hurry'
    if (isSilent && this.welcome) this.#holds++
    else if (isSilent || message.do === 'forget') this.#unsure++
    if (message.do !== 'wish') return
    bump(this.#sent, message.id)
    if (this.welcome) bump(this.#owed, message.id)
  }

  /** Binary frames: what is relayed has no answer, everything else one. */
  sendsBinary(payload: Buffer): void {
    this.#tally.sent.binary++
    this.#unsure++
    this.#silent++
    this.phone.send(bytesOf({ opcode: OPCODES.binary, payload }))
  }

  controls(bytes: Buffer, count = 1): void {
    this.#tally.controlFrames += count
    this.#controls += count
    this.phone.send(bytes)
  }

  /** Something after which the server has to hang up, and by which codes it may. */
  async breaks(bytes: Buffer, family: Family, codes: readonly (number | undefined)[]): Promise<void> {
    this.#isEnding = true
    this.#tally.sent[family]++
    this.#tally.fates['ended the connection']++
    this.phone.send(bytes)
    const isClosed = await this.#within(() => !this.phone.isOpen)
    if (!isClosed) this.#fails(`was not hung up on after ${family}`)
    else if (!codes.includes(this.phone.closeCode) && this.bye === undefined)
      // who was told goodbye before had another reason
      this.#fails(`was hung up on with ${this.phone.closeCode} after ${family}`)
  }

  // Hearing

  #hear(text: string): void {
    this.#inspect(text)
    if (this.#heard++ % CHECKED_ONE_IN === 0) this.#checkWords(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.say === 'see') Object.assign(this.known, message)
    else if (message.say === 'welcome') this.#enter(message)
    else if (message.say === 'bye') this.bye = message.why
    else if (message.say !== 'thought' && message.say !== 'now') this.#hearAnswer(message)
    this.#wake()
  }

  /** Whether it is as docs/wire.md says; that takes some time, so not every time. */
  #checkWords(text: string): void {
    try {
      readServerMessage(text)
    } catch (error) {
      this.#fails((error as Error).message.slice(0, 500))
    }
  }

  #enter(told: NonNullable<Assault['welcome']>): void {
    if (this.welcome) this.#fails('was welcomed twice')
    this.welcome = told
    this.#answers++
    this.#fulfilled++
  }

  /** Nothing of another room, whatever it is that is told. */
  #inspect(text: string): void {
    if (text.includes(this.#foreign.mark))
      this.#fails(`heard of somebody in another room: ${text.slice(0, 300)}`)
    for (const [token] of text.matchAll(/[\w-]{43}/g))
      if (this.#foreign.secrets.has(token)) this.#fails('was told somebody else’s token')
  }

  #hearAnswer(told: Answer): void {
    this.#answers++
    if (told.say === 'refused') this.#hearRefusal(told)
    else this.#fulfilled++
    if (told.say === 'done' && told.link !== undefined) this.links.push(told.link)
    if ((told.say === 'done' || told.say === 'refused') && told.id !== undefined)
      bump(this.#answered, told.id)
  }

  #hearRefusal({ id, refusal }: Extract<ServerMessage, { say: 'refused' }>): void {
    if (refusal.en === TOO_MUCH) this.#limited++
    else this.#refused++
    if (id !== undefined) this.refusedIds.push(id)
    const words = [refusal.en, refusal.fr]
    if (words.some(said => typeof said !== 'string' || NO_SENTENCE.test(said) || said.length > LONGEST_WORDS))
      this.#fails(`was refused without a sentence: ${JSON.stringify(refusal)}`)
    if (words.some(said => INDISCREET.test(said)))
      this.#fails(`was told too much: ${JSON.stringify(refusal)}`)
  }

  // The end

  /** Whether everything has been answered that has to be. */
  get isAnswered(): boolean {
    const isCounted = this.#answers + this.#unsaid + this.#holds >= this.#texts
    return isCounted && (this.#unsure === 0 || this.#lacking <= this.#limited + this.#unsaid)
  }

  /** How many requests have no answer with their id; what is above the limit has one without, or none. */
  get #lacking(): number {
    let lacking = 0
    for (const [id, times] of this.#owed) lacking += Math.max(0, times - (this.#answered.get(id) ?? 0))
    return lacking
  }

  async #within(isSo: () => boolean, patienceMs = PATIENCE_MS): Promise<boolean> {
    const until = Date.now() + patienceMs
    while (!isSo() && Date.now() < until)
      await new Promise<void>(resolve => {
        const late = setTimeout(resolve, 50)
        this.#wake = () => {
          clearTimeout(late)
          resolve()
        }
      })
    return isSo()
  }

  /** Waits for the answers, as long as there is anybody to give them. */
  async settles(): Promise<void> {
    const isSettled = () => this.isAnswered || !this.isOpen
    await this.#within(() => isSettled() || this.#limited > 0)
    if (this.#limited > 0 && !(await this.#within(isSettled, MUTE_MS))) await this.#hearsTheRest()
  }

  /**
   * Who was told that it was too much does not hear it of each message. So one more is sent after a pause, until one is
   * read: everything before it has been read by then, or was above the limit.
   */
  async #hearsTheRest(): Promise<void> {
    const until = Date.now() + PATIENCE_MS
    while (!(await this.#isFenceRead()) && this.isOpen && Date.now() < until);
    await this.#within(() => this.isAnswered || !this.isOpen, MUTE_MS)
    if (this.isOpen) this.#unsaid = Math.max(this.#unsaid, this.#texts - this.#answers - this.#holds)
  }

  /** A request that nobody grants; to somebody who has not been let in, words that are no hello. */
  #isFenceRead(): Promise<boolean> {
    const id = `fence ${this.#fences++}`
    const before = this.#refused
    this.says(JSON.stringify({ do: 'wish', id, wish: { do: 'remove', person: NOBODY } }), 'floods')
    return this.#within(() => (this.welcome ? this.#answered.has(id) : this.#refused > before), MUTE_MS)
  }

  /** The server lets go by itself of whoever does not read, or does not answer. What is sent meanwhile is no answer. */
  async isCutOff(): Promise<void> {
    const asks = setInterval(() => this.controls(bytesOf({ opcode: OPCODES.ping })), 500)
    const isGone = await this.#within(() => !this.phone.isOpen)
    clearInterval(asks)
    if (!isGone) this.#fails('was not let go')
  }

  async isWelcomed(): Promise<boolean> {
    await this.#within(() => this.welcome !== undefined || this.isAnswered || !this.isOpen)
    return this.welcome !== undefined
  }

  /** Hangs up, and closes the book: one answer to each, as far as there was a connection. */
  ends(how: 'kindly' | 'silently' | 'rudely'): void {
    const wasOpen = this.isOpen && !this.#isEnding
    this.phone.hangUp(how)
    this.#check(wasOpen)
    const { fates } = this.#tally
    fates['refused in words'] += this.#refused
    fates.fulfilled += this.#fulfilled
    fates['above the limit'] += this.#limited + this.#unsaid
    const rest = Math.max(0, this.#texts + this.#silent - this.#answers - this.#unsaid)
    const silent = wasOpen ? rest : Math.min(rest, this.#silent)
    fates['not answered by design'] += silent
    fates['cut off with its connection'] += rest - silent
    if (!wasOpen) this.#tally.closes(this.phone.closeCode)
  }

  #check(wasOpen: boolean): void {
    for (const [id, answers] of this.#answered)
      if (answers > (this.#sent.get(id) ?? 0)) this.#fails(`heard ${answers} answers to “${id}”`)
    if (this.#answers > this.#texts + this.#unsure)
      this.#fails(`heard ${this.#answers} answers to ${this.#texts} messages`)
    this.#checkLimits(wasOpen)
    if (!wasOpen) return
    if (this.#answers + this.#unsaid + this.#holds < this.#texts - this.#unsure)
      this.#fails(`heard only ${this.#answers} answers to ${this.#texts} messages`)
    if (this.#lacking > this.#limited + this.#unsaid)
      this.#fails(`waited in vain for ${this.#lacking} answers by id`)
  }

  /** Only what is above the limit may be passed over, and only so much of it before the server hangs up; not sooner. */
  #checkLimits(wasOpen: boolean): void {
    const above = Math.max(0, this.#texts + this.#controls - MESSAGES_AT_ONCE)
    if (this.#unsaid > above)
      this.#fails(`heard nothing of ${this.#unsaid} messages, ${above} above the limit`)
    const seconds = (Date.now() - this.#cameAtMs) / 1_000
    const most = EXCESS.burst + EXCESS.perSecond * seconds
    if (wasOpen && this.#unsaid > most) this.#fails(`was not hung up on after ${this.#unsaid} too many`)
    const sent = this.#texts + this.#controls + this.#silent
    if (this.phone.closeCode === TOO_MANY && sent <= SOONEST_HUNG_UP)
      this.#fails(`was hung up on for too much after ${sent} messages`)
  }

  #fails(what: string): void {
    this.#tally.fails(`${this.#name} ${what}`)
  }
}

const bump = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
