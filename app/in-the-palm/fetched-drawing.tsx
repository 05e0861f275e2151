import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { SvgPicture } from './svg-picture.tsx'

interface FetchedDrawingProps extends Pick<JSX.IntrinsicElements['img'], 'class' | 'width' | 'height'> {
  readonly src: string
  readonly alt?: string
  /** The same, or nearly, without a network. */
  readonly drawn: () => string
}

/** A small drawing that is fetched; in flight mode before it was kept, it is drawn here. */
export function FetchedDrawing({ drawn, alt = '', ...img }: FetchedDrawingProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing)
    return <SvgPicture svg={drawn()} alt={alt} {...(img.class && { class: String(img.class) })} />
  return <img {...img} alt={alt} draggable={false} onError={() => setMissing(true)} />
}
