import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const APP = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(APP, path), 'utf8')

const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.|testing|^(e2e|dist|node_modules)\//.test(path))

const LISTENS = /\bon(Pointer|Touch|Mouse)(Down|Start)\b|'(pointerdown|touchstart|mousedown)'|\.\.\.ownHold\b/
/** A finger on a button above a pad does not draw: nothing else comes of it. */
const ONLY_STOPS = /onPointerDown=\{event => event\.stopPropagation\(\)\}/g

/** Who listens to a finger that goes down; where, and by what words of the code, the same is done without a finger that stays. */
const WITHOUT: Readonly<Record<string, readonly [file: string, by: string]>> = {
  'components/hold.tsx': ['components/hold.tsx', 'else if (isTap) tap()'],
  // These only look on: what one switch does, and what a phone would do by itself.
  'device/one-switch.ts': ['device/one-switch.ts', "event.type === 'pointerdown'"],
  'device/own-touch.ts': ['device/own-touch.ts', 'preventDefault'],
  // Slid, and tapped.
  'lobby/use-drag.ts': ['lobby/use-drag.ts', 'isTap:'],
  'in-the-palm/biography-page.tsx': ['in-the-palm/biography-page.tsx', '<Round icon="next"'],
  'in-the-palm/tutorial-try.tsx': ['in-the-palm/tutorial-try.tsx', 'onClick={tapped(i)}'],
  'palm-reader/trace-pad.tsx': ['palm-reader/tutorial-draw.tsx', 'setEnded(true)'],
  // A touch is enough.
  'in-the-palm/shut-screen.tsx': ['in-the-palm/shut-screen.tsx', 'onPointerDown={wake}'],
  'senses/symbol-card.tsx': ['senses/symbol-card.tsx', 'onClick='],
  // Drawn, moved and mimed by buttons.
  'in-the-palm/stage/stage-view.tsx': ['in-the-palm/mime-stage-screen.tsx', '<ByButtons'],
  'in-the-palm/stage/tray.tsx': ['in-the-palm/mime-stage-screen.tsx', '<ByButtons'],
  'lobby/cut-sheet.tsx': ['lobby/cut-sheet.tsx', '<Round key={icon}'],
  'palm-reader/draw-pad.tsx': ['palm-reader/draw-far-screen.tsx', '<Compass'],
  'palm-reader/sketch-pad.tsx': ['palm-reader/sketch-pad.tsx', '<Compass'],
  'extraordinary-story/puppet-pad.tsx': ['extraordinary-story/puppet-pad.tsx', 'onPress'],
  // One of four senses.
  'senses/feeling-hand.tsx': ['senses/feeling-hand.tsx', "chosen === 'words'"],
  // Others draw on this glass.
  'palm-reader/glass.tsx': ['palm-reader/glass.tsx', 'hum'],
}

/** Where such a file also waits for time to go by: for what. */
const WAITS: Readonly<Record<string, string>> = {
  'components/hold.tsx': 'the ring',
  'device/one-switch.ts': 'the next thing to be lit',
  'extraordinary-story/puppet-pad.tsx': 'the next picture of the puppet',
  'in-the-palm/shut-screen.tsx': 'the light to go out again',
  'palm-reader/draw-pad.tsx': 'a second arrow key, and words to go',
}

const listening = sources.filter(path => LISTENS.test(read(path).replaceAll(ONLY_STOPS, '')))

describe('[ROOM-34] no finger has to rest anywhere', () => {
  test('whoever listens to a finger that goes down has another way', () => {
    expect(listening.sort()).toEqual(Object.keys(WITHOUT).sort())
    for (const [path, [file, by]] of Object.entries(WITHOUT)) expect(read(file), path).toContain(by)
  })

  test('nothing but the ring counts how long it stays', () => {
    const waiting = listening.filter(path => /setTimeout|setInterval|HOLD_MS/.test(read(path)))
    expect(waiting.sort()).toEqual(Object.keys(WAITS).sort())
  })
})
