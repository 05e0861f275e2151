import { drawLeaf, picturesOf } from './album-pen.ts'
import type { EveningAlbum } from './evening-album.ts'

/** What browsers can write, the most widely understood first. */
const KINDS = ['video/mp4;codecs=avc1.42E01E', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm'] as const
const SIZE = 720
const FRAMES_PER_S = 25
/** Those with an honour come last. */
const MOST_FANNED = 3
/** Long enough to read what stands below a photo. */
const LEAF_MS = 3_200

const kindHere = (): (typeof KINDS)[number] | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : KINDS.find(kind => MediaRecorder.isTypeSupported(kind))

export const canClip = (): boolean => kindHere() !== undefined

/** A short film of the album, leaf by leaf, as long as it lasts; tells how far it has come. Null where it cannot be made. */
export async function clipOf(
  album: EveningAlbum,
  foot: string,
  onShare: (share: number) => void,
): Promise<Blob | null> {
  const kind = kindHere()
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE })
  const pen = canvas.getContext('2d')
  if (!kind || !pen) return null
  const pictures = await picturesOf(album)
  await document.fonts?.ready
  const cover = { title: album.title, words: foot, fan: album.leaves.slice(-MOST_FANNED) }
  const leaves = [cover, ...album.leaves, cover]
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_PER_S), {
    mimeType: kind,
    videoBitsPerSecond: 2_500_000,
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const isWritten = new Promise<void>(resolve => {
    recorder.onstop = () => resolve()
  })
  drawLeaf(pen, cover, 0, pictures)
  recorder.start()
  await playsThrough(leaves.length * LEAF_MS, passedMs => {
    drawLeaf(pen, leaves[Math.floor(passedMs / LEAF_MS)]!, (passedMs % LEAF_MS) / LEAF_MS, pictures)
    onShare(passedMs / (leaves.length * LEAF_MS))
  })
  recorder.stop()
  await isWritten
  return new Blob(parts, { type: kind.split(';')[0]! })
}

const playsThrough = (lastsMs: number, draw: (passedMs: number) => void): Promise<void> =>
  new Promise(resolve => {
    const began = performance.now()
    const timer = setInterval(() => {
      const passedMs = performance.now() - began
      if (passedMs < lastsMs) return draw(passedMs)
      clearInterval(timer)
      resolve()
    }, 1_000 / FRAMES_PER_S)
  })

export const endingOf = ({ type }: Blob): string => (type === 'video/mp4' ? 'mp4' : 'webm')
