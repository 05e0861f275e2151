import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { typed } from './command-line.ts'
import { help } from './help.ts'
import { ROOT } from './root.ts'
import { optionOf } from './setting.ts'
import { SETTINGS } from './settings.ts'

const reads = (...args: readonly string[]) => typed(args, 'veillee')

describe('what is typed behind the name of the program', () => {
  test('nothing', () => {
    expect(reads()).toEqual({ words: [], options: {}, switches: new Set() })
  })

  test('options in both forms, words, and what takes nothing after it', () => {
    expect(reads('--port', '8080', 'serve', '--keep-days=7', '--open')).toEqual({
      words: ['serve'],
      options: { PORT: '8080', KEEP_DAYS: '7' },
      switches: new Set(['open']),
    })
    expect(reads('-h')).toMatchObject({ switches: new Set(['help']) })
  })

  test.each(SETTINGS.map(setting => [optionOf(setting), setting.name]))('%s is %s', (option, name) => {
    expect(reads(option, 'x')).toMatchObject({ options: { [name]: 'x' } })
  })

  test.each([
    [['--prot', '80'], 'There is no option --prot. Did you mean --port? All there is: veillee --help'],
    [['--keep', '80'], 'There is no option --keep. Did you mean --keep-days? All there is: veillee --help'],
    [['--mysql'], 'There is no option --mysql. All there is: veillee --help'],
    [['-x'], 'There is no option -x. All there is: veillee --help'],
    [['--port'], '--port needs something after it: --port N'],
    [['--open=yes'], '--open takes nothing after it, but there is “yes”.'],
  ])('%j is refused in words', (args, sentence) => {
    expect(reads(...args)).toBe(sentence)
  })
})

describe('all that can be set', () => {
  test.each(SETTINGS.map(({ name }) => name))('%s is in the documents', name => {
    const pages = ['README.md', 'docs/deploy.md'].map(page => readFileSync(join(ROOT, page), 'utf8'))
    expect(pages.some(page => page.includes(`| \`${name}\``) || page.includes(`, \`${name}\``))).toBe(true)
  })

  test('is in the help, with what holds here if nothing is said, and fits a terminal', () => {
    const text = help('npx veillee', '1.2.3', { DATA: '/home/ana/veillee.sqlite' })
    for (const setting of SETTINGS) expect(text).toContain(`  ${optionOf(setting)} ${setting.takes}`)
    expect(text).toContain('(/home/ana/veillee.sqlite)')
    expect(text).toMatch(/^Veillée 1\.2\.3: .*\n\n {2}npx veillee \[serve\]/)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })
})
