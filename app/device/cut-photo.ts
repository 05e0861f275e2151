import { isPicture, PICTURE, withoutTelling } from '@veillee/room/picture'

/** From fine to coarse, until it is small enough. */
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35, 0.2]
/** People look at the camera from the upper part of a picture: what is too high loses more below than above. */
const KEPT_ABOVE = 0.35

/** The largest part of a picture that has the card's shape. */
export function cutOf(width: number, height: number) {
  const scale = Math.min(width / PICTURE.width, height / PICTURE.height)
  const cut = { width: PICTURE.width * scale, height: PICTURE.height * scale }
  return { ...cut, x: (width - cut.width) / 2, y: (height - cut.height) * KEPT_ABOVE }
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
export async function cutPhoto(file: Blob): Promise<string | undefined> {
  const drawn = await drawnFrom(file).catch(() => undefined)
  if (!drawn) return undefined
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>(resolve => drawn.toBlob(resolve, 'image/jpeg', quality))
    const bytes = blob && withoutTelling(new Uint8Array(await blob.arrayBuffer()))
    if (bytes && isPicture(bytes)) return base64Of(bytes)
  }
  return undefined
}

async function drawnFrom(file: Blob): Promise<HTMLCanvasElement> {
  const image = await imageOf(file)
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const { x, y, width, height } = cutOf(image.naturalWidth, image.naturalHeight)
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
