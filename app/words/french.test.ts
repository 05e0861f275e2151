import { expect, test } from 'vitest'
import { de, que, typeset } from './french.ts'

test('French punctuation gets its narrow no-break spaces', () => {
  expect(typeset("Raconte… et ensuite ? « L'âne » : voilà !")).toBe(
    'Raconte… et ensuite\u202f? «\u202fL’âne\u202f»\u202f: voilà\u202f!',
  )
})

test('“de” and “que” elide before a name that begins with a vowel', () => {
  expect(['Ana', 'Tom', 'Élodie', 'Hugo', 'Yann', 'Yves', 'Inès'].map(de)).toEqual([
    'd’Ana',
    'de Tom',
    'd’Élodie',
    'd’Hugo',
    'de Yann',
    'd’Yves',
    'd’Inès',
  ])
  expect([que('Oscar'), que('Zoé')]).toEqual(['qu’Oscar', 'que Zoé'])
})
