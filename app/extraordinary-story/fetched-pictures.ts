import { ownPictureSvg } from './own-picture.ts'
import { pictureOfNoun } from './word-drawing.tsx'

/** Drawings by their names, as the text of an SVG; what does not come is left out. */
export async function fetchedPictures(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all([...new Set(ids)].map(async id => [id, await svgOf(id)] as const))
  return new Map(found.filter((one): one is readonly [string, string] => one[1] !== undefined))
}

async function svgOf(id: string): Promise<string | undefined> {
  const own = ownPictureSvg(id)
  if (own !== undefined) return sized(own)
  try {
    const answer = await fetch(pictureOfNoun(id))
    return answer.ok ? sized(await answer.text()) : undefined
  } catch {
    return undefined
  }
}

/** With a size of its own: not every browser lays one without it on a canvas. */
const sized = (svg: string): string => svg.replace('<svg ', '<svg width="100" height="100" ')
