import type { PadLine } from '../connection/server-messages.ts'
import { said } from './language.ts'

const ROBOT = { fr: 'robot', en: 'robot' } as const

/** Somebody who played, by the name they had at the time. */
export const playerName = (player: PadLine['players'][number] | undefined): string =>
  player && 'name' in player ? player.name : said(ROBOT)
