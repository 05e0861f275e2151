/** What each thing is called in NATS. Whoever looks with the nats command finds a room by its link. */
export const STREAMS = { rooms: 'VEILLEE_ROOMS', names: 'VEILLEE_NAMES', lives: 'VEILLEE_LIVES' } as const

export type StreamName = (typeof STREAMS)[keyof typeof STREAMS]

export const subjects = {
  /** The log of a room, and where the stream tells what it has just stored there. */
  room: (room: string) => `veillee.room.${tokenOf(room)}`,
  told: (room: string) => `veillee.told.${tokenOf(room)}`,
  /** Who claimed a name; the first one has it. */
  name: (name: string) => `veillee.name.${tokenOf(name)}`,
  /** When somebody was last in a room by this name. */
  life: (room: string, name: string) => `veillee.life.${tokenOf(room)}.${tokenOf(name)}`,
  livesOf: (room: string) => `veillee.life.${tokenOf(room)}.*`,
  /** What need not last. */
  topic: (topic: string) => `veillee.now.${tokenOf(topic)}`,
} as const

/** Letters, digits, _ and - as they are, every other byte as =XX: any text is one token, and no two are the same. */
function tokenOf(text: string): string {
  let token = ''
  for (const byte of Buffer.from(text)) {
    const letter = String.fromCharCode(byte)
    token += /[\w-]/.test(letter) ? letter : `=${byte.toString(16).padStart(2, '0')}`
  }
  return token === '' ? '=' : token
}

const textOf = (token: string): string =>
  Buffer.from(
    token === '=' ? '' : token.replace(/=(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

/** The tokens of a subject after the first two, as the texts that they stand for. */
export const textsIn = (subject: string): readonly string[] => subject.split('.').slice(2).map(textOf)
