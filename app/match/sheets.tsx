import type { ComponentType } from 'preact'
import { closeSheet, type SheetName, sheetOpen } from '../game-kit/open-sheet.ts'
import { KeepSheet } from '../sheets/keep-sheet.tsx'
import { PadSheet } from '../sheets/pad-sheet.tsx'
import { AnotherGameSheet } from './another-game-sheet.tsx'
import { AwaySheet } from './away-sheet.tsx'
import { BackSheet } from './back-sheet.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { HostSheet } from './host-sheet.tsx'
import { LeaveSheet } from './leave-sheet.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { MoveSheet } from './move-sheet.tsx'
import { RulesSheet } from './rules-sheet.tsx'
import { SealSheet } from './seal-sheet.tsx'
import { SettingsSheet } from './settings-sheet.tsx'
import { TakeSeatSheet } from './take-seat-sheet.tsx'
import { TalkSheet } from './talk-sheet.tsx'
import { TimerSheet } from './timer-sheet.tsx'

const SHEETS: Readonly<Record<SheetName, ComponentType<{ onClose: () => void }>>> = {
  menu: MenuSheet,
  help: HelpSheet,
  rules: RulesSheet,
  talk: TalkSheet,
  pad: PadSheet,
  seal: SealSheet,
  settings: SettingsSheet,
  move: MoveSheet,
  keep: KeepSheet,
  leave: LeaveSheet,
  host: HostSheet,
  game: AnotherGameSheet,
  away: AwaySheet,
  timer: TimerSheet,
  seat: TakeSeatSheet,
  back: BackSheet,
}

/** At most one sheet at a time. */
export function OpenSheet() {
  const name = sheetOpen.value
  if (name === null) return null
  const Opened = SHEETS[name]
  return <Opened key={name} onClose={closeSheet} />
}
