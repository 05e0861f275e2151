import { useEffect, useState } from 'preact/hooks'

const QUIET_ZONE = 2

interface Drawn {
  readonly size: number
  readonly path: string
}

/** Loaded only where one is shown. */
async function drawn(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: path.join('') }
}

/** For another phone's camera; dark on light on every ground. */
export function Qr({ text, label }: { text: string; label: string }) {
  const [qr, setQr] = useState<Drawn | null>(null)
  useEffect(() => {
    let isGone = false
    void drawn(text).then(made => !isGone && setQr(made))
    return () => {
      isGone = true
    }
  }, [text])
  return (
    <div class="qr">
      {qr && (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={label} shape-rendering="crispEdges">
          <path d={qr.path} fill="#2B2A3A" />
        </svg>
      )}
    </div>
  )
}
