import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_FOLDER } from './app-files.ts'

/** Of the app's fonts, those that these pages are set in; the build gives each a name with what is in it. */
const FACES = [
  { family: 'Fraunces', weight: 600, file: /^fraunces-latin-600-normal-[\w-]+\.woff2$/ },
  { family: 'Nunito', weight: 600, file: /^nunito-latin-600-normal-[\w-]+\.woff2$/ },
  { family: 'Nunito', weight: 700, file: /^nunito-latin-700-normal-[\w-]+\.woff2$/ },
] as const

/** Without a built app, the fonts that a phone has by itself. */
export async function stylesheet(appFolder = APP_FOLDER): Promise<string> {
  const files = await readdir(join(appFolder, 'assets')).catch(() => [])
  const faces = FACES.map(({ family, weight, file }) => {
    const name = files.find(one => file.test(one))
    return name === undefined
      ? ''
      : `@font-face { font-family: ${family}; font-weight: ${weight}; font-display: swap; src: url(assets/${name}); }\n`
  })
  return faces.join('') + STYLES
}

/** Paper, lamp and ink: the grounds and sizes of the app. */
const STYLES = `:root {
  --page: #F6EBD3; --sheet: #FFFAF0; --line: #D5BE92; --edge: #8D7A63; --chip: #F3E6C8;
  --ink: #2B2A3A; --ink-soft: #5A4F5C;
  --e2: 0 2px 3px rgba(64, 41, 31, .24), 0 8px 18px rgba(64, 41, 31, .20);
  --serif: Fraunces, 'Iowan Old Style', Charter, 'Noto Serif', 'Droid Serif', Georgia, 'DejaVu Serif', serif; --sans: Nunito, system-ui, sans-serif;
}
* { box-sizing: border-box; margin: 0; }
body {
  font: 600 17px/23px var(--sans); font-variant-numeric: lining-nums; color: var(--ink);
  min-height: 100vh; padding: 0 16px 28px;
  background: radial-gradient(330px 340px at 50% 60px, rgba(250, 204, 100, .66), rgba(250, 208, 110, 0)) no-repeat, var(--page);
}
header, main, footer { max-width: 448px; margin: 0 auto; }
header { position: relative; text-align: center; padding-bottom: 14px; }
header img { display: block; width: 104px; height: 75px; margin: 0 auto 0 0; } /* beside the languages, which are as many as there are */
h1 { font: 600 46px/50px var(--serif); letter-spacing: -.02em; }
h2 { font: 600 20px/24px var(--serif); }
h1, h2, p { text-wrap: balance; }
header p { margin-top: 4px; color: var(--ink-soft); }
a { color: inherit; text-underline-offset: 4px; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
nav { position: absolute; right: 0; top: 10px; display: flex; border-radius: 999px; background: var(--sheet); box-shadow: inset 0 0 0 1.5px var(--edge); }
nav > * { display: grid; place-items: center; width: 48px; height: 48px; border-radius: 999px; font: 700 15px/20px var(--sans); text-decoration: none; }
nav [aria-current] { background: var(--ink); color: var(--sheet); }
article { background: var(--sheet); border-radius: 8px; padding: 7px 7px 12px; margin-bottom: 13px; box-shadow: var(--e2); }
article p { padding: 0 5px; text-wrap: pretty; }
footer { padding-top: 6px; font-size: 15px; line-height: 20px; color: var(--ink-soft); text-align: center; }
.words article { padding: 14px 14px 16px; }
.words p, .words li { margin-top: 6px; padding: 0; }
.words ul { padding-left: 20px; }
footer a { display: inline-block; padding: 13px 16px; }
.lost { padding-top: 20px; text-align: center; }
.lost a { display: inline-block; padding: 13px 16px; }
`
