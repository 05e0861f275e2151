import type { Card } from '../scene.ts'
import { CARDS_01_10 } from './cards-01-10.ts'
import { CARDS_11_20 } from './cards-11-20.ts'
import { CARDS_21_30 } from './cards-21-30.ts'
import { CARDS_31_40 } from './cards-31-40.ts'
import { CARDS_41_50 } from './cards-41-50.ts'
import { CARDS_51_60 } from './cards-51-60.ts'
import { CARDS_61_70 } from './cards-61-70.ts'
import { CARDS_71_80 } from './cards-71-80.ts'
import { CARDS_81_90 } from './cards-81-90.ts'
import { CARDS_91_100 } from './cards-91-100.ts'

/** The memories that are drawn, in the order of Léon’s life. */
export const ALBUM: readonly Card[] = [
  ...CARDS_01_10,
  ...CARDS_11_20,
  ...CARDS_21_30,
  ...CARDS_31_40,
  ...CARDS_41_50,
  ...CARDS_51_60,
  ...CARDS_61_70,
  ...CARDS_71_80,
  ...CARDS_81_90,
  ...CARDS_91_100,
]
