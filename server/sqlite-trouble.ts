import { join } from 'node:path'

/** What SQLite calls its troubles: https://sqlite.org/rescode.html. Larger numbers are finer shades of these. */
const BUSY = 5
const READ_ONLY = 8
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26
const SHADES = 256

/** SQLite’s number or the system’s word for what went wrong. */
const kindOf = (error: unknown): number | string | undefined => {
  const { errcode, code } = error as { errcode?: number; code?: string }
  return errcode === undefined ? code : errcode % SHADES
}

/** Whether another process has the file. */
export const isInUse = (error: unknown): boolean => kindOf(error) === BUSY

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** One sentence for whoever runs the server, instead of a stack trace. */
export function whyNotOpened(error: unknown, file: string): string {
  switch (kindOf(error)) {
    case BUSY:
      return `Another server is using “${file}”, and a log belongs to one server. End the other one, or set DATA to another file.`
    case READ_ONLY:
    case CANNOT_OPEN:
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This account may not write to “${file}”. Let it, or set DATA to a file in a folder of its own.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `“${file}” has a file where a folder should be. Move it away, or set DATA to a file in another folder.`
    case 'EISDIR':
      return `“${file}” is a folder, but everything is kept in one file: set DATA to a file in it, such as “${join(file, 'veillee.sqlite')}”.`
    case FULL:
    case 'ENOSPC':
      return `The disk is full: there is no room for “${file}”. Make some, or set DATA to a file on another disk.`
    case CORRUPT:
    case NOT_A_DATABASE:
      return `“${file}” is not a log of Veillée, or it is damaged. Move it away, or set DATA to another file.`
    default:
      return `“${file}” could not be opened: ${messageOf(error)}`
  }
}

export function whyNotStored(error: unknown, file: string): string {
  switch (kindOf(error)) {
    case FULL:
      return `The disk is full: nothing more can be stored in “${file}” until there is room again.`
    case READ_ONLY:
      return `“${file}” can be read but no longer written: nothing can be stored.`
    default:
      return `“${file}” could not be written: ${messageOf(error)}`
  }
}
