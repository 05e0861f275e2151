/** As fine as a home printer shows it. */
const DOTS_PER_MM = 8
const QUALITY = 0.82

/**
 * Memories are lit by filters, which no PDF has: left to the printer, they take minutes. So the page paints each
 * of its pictures once, before it is printed.
 */
export const paintingScript = (widthMm: number, heightMm: number): string => `<script type="module">
const painted = new Map()
const paint = svg => new Promise((done, failed) => {
  const picture = new Image()
  picture.onerror = failed
  picture.onload = () => {
    const canvas = document.createElement('canvas')
    canvas.width = ${Math.round(widthMm * DOTS_PER_MM)}
    canvas.height = ${Math.round(heightMm * DOTS_PER_MM)}
    const context = canvas.getContext('2d')
    context.fillStyle = '#FBF3E0'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    done(canvas.toDataURL('image/jpeg', ${QUALITY}))
  }
  picture.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg)
})
const pictures = [...document.querySelectorAll('g[data-card] > svg')]
for (const svg of pictures) {
  const source = svg.outerHTML
  if (!painted.has(source)) painted.set(source, await paint(source))
  const image = document.createElementNS(svg.namespaceURI, 'image')
  for (const name of ['width', 'height']) image.setAttribute(name, svg.getAttribute(name))
  image.setAttribute('href', painted.get(source))
  svg.replaceWith(image)
}
</script>`
