import { expect, test } from 'vitest'
import { de, que } from './french.ts'

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
