import type { Said } from '@veillee/kernel'
import { isPicture, PICTURE, withoutTelling } from '@veillee/room/picture'

export const UNREAD: Said = {
  fr: 'Ce téléphone n’a pas su lire cette photo.',
  en: 'This phone could not read that photograph.',
}

/** From fine to coarse, until it is small enough. */
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35, 0.2]
/** People look at the camera from the upper part of a picture: what is too high loses more below than above. */
const KEPT_ABOVE = 0.35

/** Closer, and what is left is coarser than a card should be. */
const CLOSEST = 4

interface Size {
  readonly width: number
  readonly height: number
}

/** Which part of a picture is kept: where its middle is, in parts of the picture, and how close one comes. */
export interface Framing {
  readonly x: number
  readonly y: number
  readonly closer: number
}

const between = (least: number, number: number, most: number): number =>
  Math.max(least, Math.min(number, most))

/** The largest part that has the card's shape, or less of it from closer. */
function sizeOfCut({ width, height }: Size, closer: number): Size {
  const scale = Math.min(width / PICTURE.width, height / PICTURE.height) / closer
  return { width: PICTURE.width * scale, height: PICTURE.height * scale }
}

/** How a picture is cut until somebody cuts it otherwise. */
export function framingOf(size: Size): Framing {
  const { height } = sizeOfCut(size, 1)
  return { x: 0.5, y: ((size.height - height) * KEPT_ABOVE + height / 2) / size.height, closer: 1 }
}

/** What is kept, in pixels of the picture. */
export function cutOf(size: Size, { x, y, closer }: Framing) {
  const { width, height } = sizeOfCut(size, closer)
  return { x: x * size.width - width / 2, y: y * size.height - height / 2, width, height }
}

/** By a finger that drags the picture: so many parts of the card, and so much closer. It never leaves the picture. */
export function moved(size: Size, framing: Framing, by: { x: number; y: number; closer: number }): Framing {
  const closer = between(1, framing.closer * by.closer, CLOSEST)
  const { width, height } = sizeOfCut(size, closer)
  const [across, down] = [width / size.width, height / size.height]
  return {
    x: between(across / 2, framing.x - by.x * across, 1 - across / 2),
    y: between(down / 2, framing.y - by.y * down, 1 - down / 2),
    closer,
  }
}

const base64Of = (bytes: Uint8Array): string => {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}

/**
 * ROOM-39: a photograph as a card: cut to its shape, small, and drawn anew, so that nothing of the camera is left in it.
 * Undefined if this phone cannot read the file as a picture.
 */
export async function cutPhoto(file: Blob, framing?: Framing): Promise<string | undefined> {
  if (/svg/i.test(file.type)) return undefined // a drawing that could do more than be looked at
  const drawn = await drawnFrom(file, framing).catch(() => undefined)
  if (!drawn) return undefined
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>(resolve => drawn.toBlob(resolve, 'image/jpeg', quality))
    const bytes = blob && withoutTelling(new Uint8Array(await blob.arrayBuffer()))
    if (bytes && isPicture(bytes)) return base64Of(bytes)
  }
  return undefined
}

async function drawnFrom(file: Blob, framing?: Framing): Promise<HTMLCanvasElement> {
  const image = await imageOf(file)
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const { x, y, width, height } = cutOf(size, framing ?? framingOf(size))
  const pen = canvas.getContext('2d')!
  pen.fillStyle = 'white' // behind what can be seen through
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
  pen.drawImage(image, x, y, width, height, 0, 0, PICTURE.width, PICTURE.height)
  return canvas
}

/** By an image, which knows how the camera was held. */
async function imageOf(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}
