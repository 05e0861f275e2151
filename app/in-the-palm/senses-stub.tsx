import type { ReadonlySignal } from '@preact/signals'
import type { FeltFrame } from '@veillee/touch'

/** Stands where the senses will be: the same props as `app/senses`. */
export const FeelingHand = ({ now }: { now: ReadonlySignal<FeltFrame | null>; part: 'hand' | 'palm' }) => (
  <div class="palm-felt-stub" data-felt={now.value?.contacts.length ?? 0} />
)
