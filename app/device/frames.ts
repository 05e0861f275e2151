export interface Frames {
  /** Something is to be done: frames come until nothing is. */
  wake(): void
  stop(): void
}

/**
 * Once a frame of the screen, for as long as a pass says that anything is left; a phone that lies still rests. The time
 * is that of `performance.now()`, as everywhere: what a browser says of its frames may be another one.
 */
export function framesWhile(pass: (nowMs: number) => boolean): Frames {
  let frame: number | undefined
  let isOver = false
  const wake = () => {
    if (!isOver) frame ??= requestAnimationFrame(next)
  }
  const next = () => {
    frame = undefined
    if (pass(performance.now())) wake()
  }
  return {
    wake,
    stop() {
      isOver = true
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}
