import type { GameId } from '@veillee/games'

const GAMES: Readonly<Record<string, GameId>> = {
  biography: 'in-the-palm',
  memories: 'in-the-palm',
  practice: 'in-the-palm',
  constraints: 'in-the-palm',
  rockets: 'in-the-palm',
  words: 'extraordinary-story',
  symbols: 'palm-reader',
}

/** Whoever prints one game alone does without the files of the others; what all share is nobody’s. */
export const gameOf = (file: string): GameId | undefined => GAMES[file.replaceAll(/^swell-|-\w\w$/g, '')]
