// npm run orca: the entrance and a round of every game by keyboard in Firefox, while the screen reader Orca listens.
// What it would have said goes to reports/orca, to be read. It needs a Debian with the packages below, and no sound.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ended, root, stop, tool } from '../../scripts/run.mjs'

const PACKAGES = {
  orca: 'orca',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  'dbus-run-session': 'dbus',
  'speech-dispatcher': 'speech-dispatcher',
  'firefox-esr': 'firefox-esr',
}
const AT_SPI = '/usr/libexec/at-spi-bus-launcher'
const DISPLAY = ':78'
/** Inside of the session, where it keeps its things; from then on, words for Playwright (npm run orca -- -g palm). */
const INSIDE = '--inside'
const isInside = process.argv[2] === INSIDE
const [folder, ...words] = isInside ? process.argv.slice(3) : ['', ...process.argv.slice(2)]

/** Where speech-dispatcher puts its sound: it does not speak where there is no card at all. */
const NOWHERE = 'pcm.!default { type null }\nctl.!default { type null }\n'
/**
 * For Firefox, a card that is not there. ALSA’s “null” takes whatever it is given at once: without a clock to wait for,
 * Firefox makes sound for it as fast as it can, and the page’s process grows by a gigabyte a second.
 */
const NO_CARD = 'pcm.default { type hw card 99 }\nctl.default { type hw card 99 }\n'

const wait = ms => new Promise(resolve => setTimeout(resolve, ms))

/** Speech goes line by line into a file: through Orca and speech-dispatcher as it would to a voice. */
function prepareVoice(home, spoken) {
  const settings = join(home, '.config', 'speech-dispatcher')
  mkdirSync(join(settings, 'modules'), { recursive: true })
  writeFileSync(
    join(settings, 'speechd.conf'),
    'AudioOutputMethod "alsa"\nAddModule "file" "sd_generic" "file.conf"\nDefaultModule file\nDefaultLanguage "en"\n',
  )
  writeFileSync(
    join(settings, 'modules', 'file.conf'),
    `GenericExecuteSynth "printf '%s\\\\n' \\'$DATA\\' >> ${spoken}"\nGenericLanguage "en" "en" "utf-8"\nAddVoice "en" "MALE1" "en"\n`,
  )
  writeFileSync(join(home, '.asoundrc'), NOWHERE)
}

/** In a session of its own, so that no screen reader of whoever runs this is disturbed. */
async function listen() {
  const spoken = join(folder, 'spoken.txt')
  writeFileSync(spoken, '')
  prepareVoice(process.env.HOME, spoken)
  const others = [
    ['Xvfb', [DISPLAY, '-screen', '0', '1000x900x24']],
    ['openbox', []],
    [AT_SPI, ['--launch-immediately', '--a11y=1', '--screen-reader=1']],
    ['orca', ['--replace']],
  ].map(([program, settings], i) => wait(i * 1_500).then(() => spawn(program, settings, { stdio: 'ignore' })))
  const started = await Promise.all(others)
  await wait(5_000)
  process.env.ORCA = spoken
  process.env.ALSA_CONFIG_PATH = join(folder, 'no-card.conf')
  writeFileSync(process.env.ALSA_CONFIG_PATH, NO_CARD)
  const trial = ['test', '-c', 'app', '--project=firefox', '--workers=1', '--retries=0']
  const code = await ended(tool('playwright', [...trial, ...words]))
  for (const child of started.toReversed()) child.kill()
  process.exit(code)
}

async function begin() {
  const missing = Object.entries(PACKAGES).filter(([name]) => spawnSync('which', [name]).status !== 0)
  if (missing.length > 0)
    stop(
      `Orca’s trial needs more: “apt-get install ${missing.map(([, name]) => name).join(' ')} at-spi2-core”.`,
    )
  const own = mkdtempSync(join(tmpdir(), 'veillee-orca-'))
  const run = join(own, 'run')
  mkdirSync(run, { mode: 0o700 })
  const env = {
    ...process.env,
    HOME: own,
    DISPLAY,
    XDG_RUNTIME_DIR: run,
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
  }
  const here = fileURLToPath(import.meta.url)
  mkdirSync(join(root, 'reports', 'orca'), { recursive: true })
  const session = spawn('dbus-run-session', ['--', process.execPath, here, INSIDE, own, ...words], {
    env,
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = await ended(session)
  rmSync(own, { recursive: true, force: true })
}

await (isInside ? listen() : begin())
