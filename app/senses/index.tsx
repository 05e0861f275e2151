export { FeelDemo } from './feel-demo.tsx'
export { FeelingHand } from './feeling-hand.tsx'
export { GlassPalm } from './glass-palm.tsx'
export { SenseSheet } from './sense-sheet.tsx'
