/** One thing of a match that is worth remembering. */
export interface AlbumLeaf {
  /** Where its picture is; of 628 by 428. */
  readonly picture: string
  /** What is written on the picture, for those who do not see it. */
  readonly alt?: string
  /** What it was taken for: a small photo askew on its corner. */
  readonly taken?: string
  /** Square drawings, in a row on the upper half of the picture. */
  readonly drawings?: readonly string[]
  readonly title: string
  /** What is to be told about it. */
  readonly words: string
  /** In the words of whoever lived it. */
  readonly quote?: string
  /** So much is on it that it takes the whole breadth of a page. */
  readonly isWide?: boolean
  /** What it was the best at, if at anything. */
  readonly honour: string | null
}

/** What a match leaves behind, to be leafed through and taken home (ROOM-24). */
export interface EveningAlbum {
  readonly title: string
  readonly leaves: readonly AlbumLeaf[]
}

/** Those with an honour come last: it ends with the best. */
export const inOrder = (leaves: readonly AlbumLeaf[]): readonly AlbumLeaf[] => [
  ...leaves.filter(({ honour }) => honour === null),
  ...leaves.filter(({ honour }) => honour !== null),
]

const drawn = new Map<string, string>()

/** A drawing made on the spot, as an address that an image understands; the same drawing has the same one. */
export function drawnAddress(inside: string): string {
  const kept = drawn.get(inside)
  if (kept !== undefined) return kept
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="628" height="428" viewBox="0 0 628 428">${inside}</svg>`
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  drawn.set(inside, address)
  return address
}
