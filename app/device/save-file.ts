const MINUTE_MS = 60_000

/** A file by a link that is pressed for whoever asked. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}
