import '../styles/printed.css'
import { backSvg } from '@veillee/art'
import { render } from 'preact'

/** What is printed of one: its picture, and its title below. */
interface PrintedPhoto {
  readonly title: string
  readonly url: string
}

/** Two by four cards of 84 × 57.25 mm fit on A4 and on Letter, as they are in the box to print. */
const ON_A_PAGE = 8

export const pagesOf = <T,>(cards: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(cards.length / ON_A_PAGE) }, (_, page) =>
    cards.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  )

/** Fronts, and behind each page its backs: turned over its long side, each back lies behind its front. */
export const PrintedPhotos = ({ photos, back }: { photos: readonly PrintedPhoto[]; back: string }) =>
  pagesOf(photos).flatMap((page, number) => [
    <ul key={`fronts-${number}`}>
      {page.map(({ title, url }) => (
        <li key={url}>
          <img src={url} alt="" />
          <p>{title}</p>
        </li>
      ))}
    </ul>,
    <ul key={`backs-${number}`} class="printed-backs">
      {page.map(({ url }) => (
        <li key={url}>
          <img src={back} alt="" />
        </li>
      ))}
    </ul>,
  ])

/** ROOM-39: photographs as cards to cut out, by whatever prints on this device. */
export async function printPhotos(photos: readonly PrintedPhoto[]): Promise<void> {
  const pages = document.createElement('section')
  pages.className = 'printed'
  const back = URL.createObjectURL(new Blob([backSvg('memory')], { type: 'image/svg+xml' }))
  render(<PrintedPhotos photos={photos} back={back} />, pages)
  document.body.append(pages)
  await Promise.all([...pages.querySelectorAll('img')].map(image => image.decode().catch(() => undefined)))
  // A phone prints after this has answered, and says when it is done.
  const isDone = () => {
    pages.remove()
    URL.revokeObjectURL(back)
  }
  addEventListener('afterprint', isDone, { once: true })
  print()
}
