import { describe, expect, test } from 'vitest'
import { readLine } from './line.ts'

describe('a line of text', () => {
  test.each([
    ['Zoé', 'Zoé'],
    ['  Ana   Lou ', 'Ana Lou'],
    ['Zoe\u0301', 'Zoé'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['<b>Tom</b>', '<b>Tom</b>'],
    ['a\tb\nc', 'a b c'],
  ])('%j is read as %j', (raw, line) => {
    expect(readLine(raw, 20)).toBe(line)
  })

  test.each([
    ['nothing', ''],
    ['only spaces', ' \u00a0\u3000'],
    ['only a mark', '\u0301'],
    ['a letter that looks like nothing', '\u3164'],
    ['a place for something that is not there', '\ufffc'],
    ['the same in a name', 'An\ufffca'],
    ['a note without a head', '\u{1d159}'],
    ['a line that runs backwards', 'a\u202eb'],
    ['a hidden text', 'a\u{e0041}\u{e0042}'],
    ['half a letter', 'a\ud800'],
    ['a bell', 'a\u0007'],
    ['marks in heaps', `a${'\u0335'.repeat(9)}`],
    ['no text', 7],
    ['nothing at all', undefined],
  ])('%s is refused', (_, raw) => {
    expect(readLine(raw, 20)).toBeUndefined()
  })

  test('letters are counted as people see them', () => {
    expect(readLine('👩🏽‍🚀'.repeat(20), 20)).toBe('👩🏽‍🚀'.repeat(20))
    expect(readLine('👩🏽‍🚀'.repeat(21), 20)).toBeUndefined()
    expect(readLine('x'.repeat(21), 20)).toBeUndefined()
  })
})
