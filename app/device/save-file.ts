import { isHomeScreenApp } from './home-screen.ts'

const MINUTE_MS = 60_000

/** By the phone's own sheet; false if it has none for this, or could not open it. */
async function shareFile(file: File): Promise<boolean> {
  const files = [file]
  if (!navigator.canShare?.({ files })) return false
  return navigator.share({ files }).then(
    () => true,
    // Somebody who closes the sheet has decided; anything else is no reason to lose the file.
    (why: unknown) => why instanceof DOMException && why.name === 'AbortError',
  )
}

/** For whoever asked: by a link that is pressed, or shared from a home-screen app, where links lead nowhere on iPhones. */
export async function saveFile(blob: Blob, name: string): Promise<void> {
  if (isHomeScreenApp() && (await shareFile(new File([blob], name, { type: blob.type })))) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}

/** Where a phone can share a picture it does; elsewhere it is saved as a file. */
export async function handOver(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  if (matchMedia('(pointer: coarse)').matches && (await shareFile(file))) return
  await saveFile(picture, name)
}
