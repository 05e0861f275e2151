import { posix, win32 } from 'node:path'
import type { Texts } from './setting.ts'

/**
 * Where a program that runs in any folder keeps what belongs to a person: where their system keeps such things, not in
 * the folder that they happen to be in, or tonight’s evening would be gone tomorrow.
 */
export function dataFile(platform: NodeJS.Platform, home: string, env: Texts): string {
  if (platform === 'win32')
    return win32.join(env.LOCALAPPDATA || win32.join(home, 'AppData', 'Local'), 'Veillee', 'veillee.sqlite')
  if (platform === 'darwin')
    return posix.join(home, 'Library', 'Application Support', 'Veillee', 'veillee.sqlite')
  return posix.join(
    absolute(env.XDG_DATA_HOME) ?? posix.join(home, '.local', 'share'),
    'veillee',
    'veillee.sqlite',
  )
}

/** One that is not does not count, says the specification. */
const absolute = (path = ''): string | undefined => (posix.isAbsolute(path) ? path : undefined)
