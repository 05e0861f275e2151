/** As fine as a home printer shows it. */
const DOTS_PER_MM = 8
const QUALITY = 0.82

/** Letters stand where the font wants them, and not each on a whole dot: drawn small, words would run together. */
export const LETTERS = 'text{text-rendering:geometricPrecision}'

/**
 * Memories are lit by filters, which no PDF has: left to the printer, they take minutes and megabytes. So the page
 * paints each of these pictures once, before it is printed. A picture knows nothing of its page: it is given the fonts,
 * and the colour that is behind what is round.
 */
export const paintingScript = (pictures: string): string => `<script type="module">
const painted = new Map()
const fonts = document.querySelector('style').textContent.match(/@font-face{[^}]*}/g).join('')
const withFonts = svg => svg.replace(/^<svg[^>]*>/, '$&<style>' + fonts + '${LETTERS}</style>')
const dots = (svg, side) => Math.round(${DOTS_PER_MM} * (svg.getAttribute(side) ?? svg.getBoundingClientRect()[side] * 25.4 / 96))
const behind = svg => svg.parentNode.dataset.edge ?? (svg.closest('.cover') ? '#FBF3E0' : '#FFFFFF')
const paint = (svg, source) => new Promise((done, failed) => {
  const picture = new Image()
  const canvas = document.createElement('canvas')
  canvas.width = dots(svg, 'width')
  canvas.height = dots(svg, 'height')
  picture.onerror = failed
  picture.onload = () => {
    const context = canvas.getContext('2d')
    context.fillStyle = behind(svg)
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    done(canvas.toDataURL('image/jpeg', ${QUALITY}))
  }
  picture.width = canvas.width
  picture.height = canvas.height
  picture.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(withFonts(source))
})
for (const svg of [...document.querySelectorAll('${pictures}')].filter(one => one.querySelector('filter'))) {
  const source = svg.outerHTML
  if (!painted.has(source)) painted.set(source, await paint(svg, source))
  const image = document.createElementNS(svg.namespaceURI, 'image')
  const { width, height } = svg.viewBox.baseVal
  for (const [name, value] of Object.entries({ width, height, href: painted.get(source) })) image.setAttribute(name, value)
  svg.replaceChildren(image)
}
</script>`
