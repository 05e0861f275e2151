import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { READ_IN } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { findChromium, sandbox } from './chromium.ts'
import { loadFonts } from './fonts.ts'
import { LEAFLETS, leafletHtml } from './leaflet.ts'

const chromium = findChromium()

/**
 * Asks the page itself: what is read has to end above the number of its page, and within its margins; and letters of
 * drawings have to stand where their font wants them, and not each on a whole dot.
 */
const CUT_OFF = `<script>
document.fonts.ready.then(() => {
  const cut = [...document.querySelectorAll('.page')].filter(page => {
    const { bottom, right } = page.getBoundingClientRect()
    const number = page.querySelector('.number')?.getBoundingClientRect().top ?? bottom
    return [...page.children].some(child => {
      const box = child.getBoundingClientRect()
      return !child.matches('.number') && (box.bottom > number || box.right > right)
    })
  })
  const crowded = [...document.querySelectorAll('svg text')].filter(text => {
    const length = text.getComputedTextLength()
    text.style.textRendering = 'geometricPrecision'
    return Math.abs(text.getComputedTextLength() - length) > 0.01
  })
  document.body.textContent = 'CUT' + JSON.stringify([...cut, ...crowded].map(one => one.textContent.slice(0, 60))) + 'OFF'
})
</script>`

const PAINTING = /<script type="module">.*<\/script>/s

test.skipIf(!chromium).each(LEAFLETS.map(leaflet => [leaflet.id, leaflet] as const))(
  '[ROOM-25] no word of %s is cut off by the end of its page, or runs into the next one, in any language (only where Chromium is)',
  (_, leaflet) => {
    const folder = mkdtempSync(join(tmpdir(), 'veillee-leaflet-'))
    try {
      for (const language of READ_IN) {
        const file = join(folder, `${language}.html`)
        writeFileSync(
          file,
          leafletHtml(leaflet, language, 'letter', loadFonts())
            .replace(PAINTING, '')
            .replace('</body>', `${CUT_OFF}</body>`),
        )
        const { stdout } = spawnSync(
          chromium!,
          [
            '--headless',
            ...sandbox(),
            '--disable-gpu',
            `--user-data-dir=${join(folder, language)}`,
            '--virtual-time-budget=3000',
            '--dump-dom',
            pathToFileURL(file).href,
          ],
          { encoding: 'utf8', maxBuffer: 2 ** 26 },
        )
        expect(/CUT(.*)OFF/.exec(stdout)?.[1], language).toBe('[]')
      }
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  },
)

test.each(LEAFLETS.map(leaflet => [leaflet.id, leaflet] as const))(
  '[ROOM-25] %s has a number on each of its pages, but on no cover',
  (_, leaflet) => {
    const html = leafletHtml(leaflet, 'en', 'a4', { fraunces: '', nunito: '', nunitoText: '' })
    const numbers = [...html.matchAll(/class="number">(\d+)</g)].map(([, number]) => Number(number))
    const all = leaflet.pages('en').map((_, i) => i + 1)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(leaflet.isBooklet ? all.slice(1, -1) : all)
    expect(html.split('class="page cover"')).toHaveLength(leaflet.isBooklet ? 3 : 1)
  },
)
