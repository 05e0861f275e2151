import './printed-cards.css'
import { type BackId, backSvg } from '@veillee/art'
import { type ComponentChildren, render } from 'preact'

/** Cards to cut out, as the box has them. */
export interface Cards {
  readonly faces: readonly ComponentChildren[]
  readonly back: BackId
  readonly widthMm: number
  readonly heightMm: number
}

/** What fits on A4 and on Letter, within their margins. */
const PAGE = { widthMm: 186, heightMm: 250 }

export function pagesOf({ faces, widthMm, heightMm }: Omit<Cards, 'back'>): readonly Cards['faces'][] {
  const onAPage = Math.floor(PAGE.widthMm / widthMm) * Math.floor(PAGE.heightMm / heightMm)
  return Array.from({ length: Math.ceil(faces.length / onAPage) }, (_, page) =>
    faces.slice(page * onAPage, (page + 1) * onAPage),
  )
}

/** Fronts, and behind each page its backs: turned over its long side, each back lies behind its front. */
export const PrintedCards = ({ backUrl, ...cards }: Omit<Cards, 'back'> & { backUrl: string }) => {
  const size = { '--card-w': `${cards.widthMm}mm`, '--card-h': `${cards.heightMm}mm` }
  return (
    <>
      {pagesOf(cards).flatMap((page, number) => [
        <ul key={`fronts-${number}`} style={size}>
          {page.map((face, i) => (
            <li key={i}>{face}</li>
          ))}
        </ul>,
        <ul key={`backs-${number}`} class="printed-backs" style={size}>
          {page.map((_, i) => (
            <li key={i}>
              <img src={backUrl} alt="" />
            </li>
          ))}
        </ul>,
      ])}
    </>
  )
}

/** A drawing with words: as a part of the page it is set in the page’s own fonts, which no picture is. */
export const Drawn = ({ svg }: { svg: string }) => (
  <div
    ref={place =>
      place?.replaceChildren(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement)
    }
  />
)

/** By whatever prints on this device. */
export async function printCards({ back, ...cards }: Cards): Promise<void> {
  const paper = document.createElement('section')
  paper.className = 'printed'
  const backUrl = URL.createObjectURL(new Blob([backSvg(back)], { type: 'image/svg+xml' }))
  render(<PrintedCards {...cards} backUrl={backUrl} />, paper)
  document.body.append(paper)
  await document.fonts.ready
  await Promise.all([...paper.querySelectorAll('img')].map(image => image.decode().catch(() => undefined)))
  // A phone prints after this has answered, and says when it is done.
  const isDone = () => {
    paper.remove()
    URL.revokeObjectURL(backUrl)
  }
  addEventListener('afterprint', isDone, { once: true })
  print()
}
