/** Once a frame of the screen; returns how to stop. */
export function everyFrame(pass: (nowMs: number) => void): () => void {
  let frame = requestAnimationFrame(function next(nowMs) {
    frame = requestAnimationFrame(next)
    pass(nowMs)
  })
  return () => cancelAnimationFrame(frame)
}
