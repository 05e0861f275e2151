import { useEffect, useMemo } from 'preact/hooks'

/** A drawing that is made here rather than fetched: an image of its own, so that its ids and the page's never meet. */
export function SvgPicture({ svg, alt = '', class: classes }: { svg: string; alt?: string; class?: string }) {
  const url = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <img src={url} alt={alt} class={classes} draggable={false} />
}
