import './printed-photos.css'
import { printCards } from '../components/printed-cards.tsx'

/** What is printed of one: its picture, and its title below. */
interface PrintedPhoto {
  readonly title: string
  readonly url: string
}

/** ROOM-39: photographs as cards to cut out, of the size of the memories. */
export const printPhotos = (photos: readonly PrintedPhoto[]): Promise<void> =>
  printCards({
    faces: photos.map(({ title, url }) => (
      <div key={url} class="printed-photo">
        <img src={url} alt="" />
        <p>{title}</p>
      </div>
    )),
    back: 'memory',
    widthMm: 84,
    heightMm: 57.25,
  })
