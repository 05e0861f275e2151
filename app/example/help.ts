import { exampleText } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { Help } from '../game-kit/game-screens.ts'
import type { ExampleMatch, ExampleSeat } from './example-match.ts'

const STEPS: readonly Said[] = [
  { fr: 'Choisir', en: 'Pick' },
  { fr: 'Montrer', en: 'Show' },
]

const OVER = {
  happening: { fr: 'Toutes les manches sont jouées.', en: 'All rounds are played.' },
  youCan: {
    fr: 'Rejouez, ou retournez à la table : à vous de voir.',
    en: 'Play again, or go back to the table, as you like.',
  },
} as const

const PICK: Said = {
  fr: 'Ton nombre, jusqu’à ce que tout se montre.',
  en: 'Your number, until all is shown.',
}
const LUCKY: Said = {
  fr: 'Le porte-bonheur et ton nombre, jusqu’à ce que tout se montre.',
  en: 'The lucky number and your own, until all is shown.',
}

/** ROOM-19. */
export function help({ view: { phase, table } }: ExampleMatch, seat: ExampleSeat | null): Help {
  const keep = table.dealer === seat?.seat ? LUCKY : PICK
  return {
    step: phase === 'pick' ? 0 : 1,
    steps: STEPS,
    ...(phase === 'over' ? OVER : exampleText.phases[phase]),
    keep: phase === 'pick' && seat !== null ? keep : null,
  }
}
