/** What a paper puppet can show (TALE-30): 24 poses and actions, each in any size and at any speed. */
export const ACTIONS = [
  'big',
  'small',
  'round',
  'flat',
  'heavy',
  'light',
  'hot',
  'cold',
  'fast',
  'slow',
  'fly',
  'swim',
  'walk',
  'climb',
  'eat',
  'drink',
  'sleep',
  'cry',
  'laugh',
  'fight',
  'hug',
  'open',
  'fall',
  'point',
] as const

export type Action = (typeof ACTIONS)[number]

/** How a word is mimed: two or three actions, the most telling one first. */
export type Puppetry = readonly [Action, Action] | readonly [Action, Action, Action]
