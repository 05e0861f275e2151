import { expect, test } from 'vitest'
import { dataFile } from './data-file.ts'

test.each([
  ['linux', '/home/ana', {}, '/home/ana/.local/share/veillee/veillee.sqlite'],
  ['linux', '/home/ana', { XDG_DATA_HOME: '/srv/ana' }, '/srv/ana/veillee/veillee.sqlite'],
  ['linux', '/home/ana', { XDG_DATA_HOME: 'share' }, '/home/ana/.local/share/veillee/veillee.sqlite'],
  ['freebsd', '/home/ana', {}, '/home/ana/.local/share/veillee/veillee.sqlite'],
  ['darwin', '/Users/ana', {}, '/Users/ana/Library/Application Support/Veillee/veillee.sqlite'],
  ['win32', 'C:\\Users\\ana', { LOCALAPPDATA: 'D:\\Ana\\Local' }, 'D:\\Ana\\Local\\Veillee\\veillee.sqlite'],
  ['win32', 'C:\\Users\\ana', {}, 'C:\\Users\\ana\\AppData\\Local\\Veillee\\veillee.sqlite'],
] as const)('on %s, at home in %s, with %j: %s', (platform, home, env, file) => {
  expect(dataFile(platform, home, env)).toBe(file)
})
