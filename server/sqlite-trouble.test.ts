import { describe, expect, test } from 'vitest'
import { whyNotOpened, whyNotStored } from './sqlite-trouble.ts'

const file = 'data/log.sqlite'
const fromSqlite = (errcode: number): Error =>
  Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode })
const fromSystem = (code: string): Error => Object.assign(new Error('no such place'), { code })

describe('a log that cannot be opened says why, and what to do', () => {
  test.each([
    ['another server has it', fromSqlite(5), 'Another server is using'],
    ['another server is just recovering it', fromSqlite(261), 'Another server is using'],
    ['it is read-only', fromSqlite(8), 'This account may not write to'],
    ['its folder is read-only', fromSqlite(1544), 'This account may not write to'],
    ['it may not be opened', fromSqlite(14), 'This account may not write to'],
    ['its folder may not be made', fromSystem('EACCES'), 'This account may not write to'],
    ['its disk is read-only', fromSystem('EROFS'), 'This account may not write to'],
    ['a file is in the way', fromSystem('ENOTDIR'), 'has a file where a folder should be'],
    ['it is a folder', fromSystem('EISDIR'), 'is a folder'],
    ['the disk is full', fromSqlite(13), 'The disk is full'],
    ['the disk has no room for the folder', fromSystem('ENOSPC'), 'The disk is full'],
    ['it is something else', fromSqlite(26), 'is not a log of Veillée'],
    ['it is damaged', fromSqlite(11), 'is not a log of Veillée, or it is damaged'],
  ])('%s', (_, error, words) => {
    const sentence = whyNotOpened(error, file)
    expect(sentence).toContain(words)
    expect(sentence).toContain(`“${file}”`)
    expect(sentence).toMatch(/set DATA to/)
  })

  test('anything else in the words of whoever noticed', () => {
    expect(whyNotOpened(fromSqlite(10), file)).toBe('“data/log.sqlite” could not be opened: disk I/O error')
    expect(whyNotOpened('a riddle', file)).toBe('“data/log.sqlite” could not be opened: a riddle')
  })
})

describe('a log that cannot be written says why', () => {
  test.each([
    [13, 'The disk is full: nothing more can be stored in “data/log.sqlite” until there is room again.'],
    [8, '“data/log.sqlite” can be read but no longer written: nothing can be stored.'],
    [778, '“data/log.sqlite” could not be written: disk I/O error'],
  ])('%i', (errcode, sentence) => {
    expect(whyNotStored(fromSqlite(errcode), file)).toBe(sentence)
  })
})
