/** The first byte of a whole message: the last frame of it, text or binary (RFC 6455, section 5.2). */
const TEXT = 0x81
const BINARY = 0x82
const PING = 0x89

const SHORT = 126
const MEDIUM = 65_536

/**
 * WebSocket frames as they go over the line, in one piece. The same piece can go to several phones, and one piece is
 * one write; header and text apart would be two (docs/decisions/0012-cheap-moves.md).
 */
export const textFrame = (text: string): Buffer => framed(TEXT, Buffer.byteLength(text), text)

export const binaryFrame = (bytes: Uint8Array): Buffer => framed(BINARY, bytes.length, bytes)

export const pingFrame = (): Buffer => framed(PING, 0, '')

export const isBinary = (frame: Buffer): boolean => frame[0] === BINARY

function framed(first: number, length: number, content: string | Uint8Array): Buffer {
  const at = length < SHORT ? 2 : length < MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(at + length)
  frame[0] = first
  frame[1] = at === 2 ? length : at === 4 ? SHORT : SHORT + 1
  if (at === 4) frame.writeUInt16BE(length, 2)
  if (at === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  if (typeof content === 'string') frame.write(content, at)
  else frame.set(content, at)
  return frame
}
