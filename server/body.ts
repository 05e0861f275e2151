import type { IncomingMessage } from 'node:http'
import type { Millis } from '@veillee/kernel'

/** Larger by far than anything that could be meant for us: nobody is listened to any longer than that. */
const MOST_HEARD = 128 * 1024 * 1024

/** Slower than any network that people upload by: who drips holds a place that others want. */
const LEAST_BYTES_A_SECOND = 8 * 1024
const GRACE_MS = 5_000
const LOOK_MS = 500

/**
 * What somebody sends, up to this many bytes; undefined if it is more. What is too much is heard to its end all the
 * same, and kept nowhere: a browser that is cut off while it speaks does not hear the answer.
 */
export async function bodyOf(
  request: IncomingMessage,
  mostBytes: number,
  mostMs: Millis,
): Promise<Buffer | undefined> {
  // Filled as it comes: to put 16 MB together at the end would hold up every room (ROOM-38).
  const body = Buffer.allocUnsafeSlow(
    Math.min(Number(request.headers['content-length'] ?? mostBytes), mostBytes),
  )
  let bytes = 0
  const begunAt = performance.now()
  const late = setInterval(() => {
    const lastedMs = performance.now() - begunAt
    const isDripping = lastedMs > GRACE_MS && bytes * 1_000 < lastedMs * LEAST_BYTES_A_SECOND
    if (isDripping || lastedMs > mostMs) request.destroy()
  }, LOOK_MS)
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      part.copy(body, bytes)
      bytes += part.length
      if (bytes > MOST_HEARD) request.destroy()
    }
  } finally {
    clearInterval(late)
  }
  return bytes <= mostBytes ? body.subarray(0, bytes) : undefined
}

/**
 * Nobody wants what they send. The answer goes out at once; a browser is heard a little longer, so that it gets to read
 * it, and then cut off.
 */
export function turnAway(request: IncomingMessage, mostMs: Millis): void {
  if (request.complete) return
  setTimeout(() => request.complete || request.socket.destroy(), mostMs).unref()
  request.resume()
}
