import type { FeltContact, FeltFrame } from '@veillee/touch'

/** A finger's touch in the middle of the palm, or whatever a test says of it. */
export const contactWith = (of: Partial<FeltContact> = {}): FeltContact => ({
  kind: 'finger',
  x: 0.5,
  y: 0.55,
  face: 'palm',
  print: { shape: 'disc', widthHu: 0.156, lengthHu: 0.156, hardness: 0.3 },
  angle: 0,
  press: 1,
  strength: 1,
  velocityX: 0,
  velocityY: 0,
  turnsPerS: 0,
  aroundDeg: 0,
  ...of,
})

export const frameOf = (...contacts: readonly FeltContact[]): FeltFrame => ({ tMs: 0, contacts })
