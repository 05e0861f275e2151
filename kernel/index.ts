export * from './beside.ts'
export * from './chance.ts'
export { composed } from './composed.ts'
export {
  type Actor,
  type Away,
  defineGame,
  type Game,
  type GestureRef,
  type Mark,
  type Millis,
  movesOf,
  type Now,
  type Onward,
  type Phase,
  type Pool,
  type Rules,
  type Seat,
  type Secret,
  type Sound,
  seatsOf,
  standInByVote,
  type Touch,
  type Traits,
  type View,
  when,
} from './game.ts'
export * from './kept.ts'
export * from './language.ts'
export * from './languages.ts'
export * from './match.ts'
export * from './plain.ts'
export * from './seal.ts'
export * from './view.ts'
