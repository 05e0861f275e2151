/**
 * What makes the mimes of a saved album run, in a file that may be opened in twenty years without this program: plain
 * JavaScript that asks for nothing but a browser. It never begins by itself (PALM-50).
 */
export const PLAYER = `
for (const box of document.querySelectorAll('[data-reel]')) {
  const reel = JSON.parse(document.getElementById(box.dataset.reel).textContent)
  const last = reel.pictures.length - 1
  const find = name => box.querySelector(name)
  const [laid, trail, way, glow, slide, run] = ['.laid', '.trail', '.way', '.glow', 'input', 'button'].map(find)
  const show = at => {
    const { held, laid: pieces, felt } = reel.pictures[at]
    for (const hand of box.querySelectorAll('[data-held]'))
      hand.style.display = hand.dataset.held === held ? '' : 'none'
    laid.innerHTML = pieces
      .map(([drawing, x, y]) => '<g transform="translate(' + x + ' ' + y + ')">' + reel.drawings[drawing] + '</g>')
      .join('')
    trail.setAttribute('d', reel.trails
      .map(spots => spots.filter(([picture]) => picture <= at).map(([, x, y]) => x + ' ' + y))
      .filter(spots => spots.length > 0)
      .map(spots => 'M' + spots.join('L') + (spots.length === 1 ? 'h0' : ''))
      .join(''))
    way.setAttribute('d', reel.pictures.slice(0, at + 1)
      .flatMap(picture => picture.felt.map(([x, y]) => 'M' + x + ' ' + y + 'h0')).join(''))
    glow.innerHTML = felt
      .map(([x, y, strength]) => '<circle cx="' + x + '" cy="' + y + '" r="38" opacity="' + strength + '"/>')
      .join('')
    slide.value = at
  }
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  slide.max = last
  slide.oninput = () => { stop(); show(Number(slide.value)) }
  run.onclick = () => {
    stop()
    const begun = performance.now()
    const step = now => {
      const at = Math.min(last, Math.max(0, Math.floor((now - begun) / reel.pictureMs)))
      show(at)
      if (at < last) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  show(last)
}
`
