import { isRefusal } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { guessers } from './guesses.ts'
import { cardsFor } from './instead.ts'
import type { OwnLanguage, OwnWord } from './own-word.ts'
import { readOwnWords } from './own-words.ts'

/** What somebody is told who types this, and takes the first thing that is offered. */
function toldTo(typed: string, language: OwnLanguage): string {
  const [{ kind, word } = { kind: 'noun', word: { text: '' } } as const] = guessers[language](typed)
  const [card] = cardsFor(word, kind, [], language)
  const judged = readOwnWords([{ ...word, card } as OwnWord], language)
  return `${kind}: ${isRefusal(judged) ? judged.refusal.en : 'fine'}`
}

test.each([
  ['fr', 'les oiseaux', 'noun: “les oiseaux”: the story tells of one at a time'],
  ['fr', 'Mes cousins', 'noun: “Mes cousins”: the story tells of one at a time'],
  ['fr', 'parle à', 'verb: “parle à”: a noun follows at once'],
  ['de', 'zwei Vögel', 'noun: “zwei Vögel”: the story tells of one at a time'],
  ['de', 'ruft an', 'verb: “ruft an”: a noun follows at once'],
  ['de', 'hilft', 'verb: “hilft” asks for another form'],
  ['es', 'los pájaros', 'noun: “los pájaros”: the story tells of one at a time'],
  ['es', 'habla con', 'verb: “habla con”: a noun follows at once'],
  ['es', 'saca la lengua a', 'verb: fine'],
  ['en', 'two birds', 'noun: “two birds”: the story tells of one at a time'],
  ['en', 'talks to', 'verb: fine'],
] as const)('[TALE-34] [TALE-35] in %s, “%s” is taken for what it is', (language, typed, told) => {
  expect(toldTo(typed, language)).toContain(told)
})

test.each([
  ['de', 'Omi', 'Omi, die…'],
  ['de', 'Opi', 'Opi, der…'],
  ['de', 'Kutschfahrt', 'eine Kutschfahrt, die…'],
  ['es', 'bibliotecaria', 'una bibliotecaria, alguien'],
  ['es', 'armario', 'un armario, algo'],
] as const)('[TALE-34] in %s, “%s” is “%s”', (language, typed, label) => {
  expect(guessers[language](typed)[0]!.label).toBe(label)
})
