import { Icon } from '../components/icon.tsx'
import { said } from '../words/language.ts'
import { palmsInLap, type ReaderTable, ROUNDS } from './round.ts'

const WORDS = {
  secondLap: { fr: 'Second tour', en: 'Second lap' },
  skipped: {
    fr: 'La chaîne s’est refermée sans toi. Tu la retrouves à la prochaine manche.',
    en: 'The chain closed without you. You are back in it next round.',
  },
} as const

export const RoundChip = ({ table }: { table: ReaderTable }) => (
  <p class="reader-chips">
    <span class="chip">
      {said({ fr: `Manche ${table.round} sur ${ROUNDS}`, en: `Round ${table.round} of ${ROUNDS}` })}
    </span>
    {table.lap === 2 && (
      <span class="chip reader-second">
        <Icon name="turn" size={18} />
        {said(WORDS.secondLap)}
      </span>
    )}
  </p>
)

/** READ-19: for somebody over whose seat the chain has closed. */
export const SkippedNote = () => (
  <p class="notice held">
    <Icon name="wait" />
    {said(WORDS.skipped)}
  </p>
)

/** How far the symbol has come: “palm 3 of 6”. */
export function PalmCounter({ table }: { table: ReaderTable }) {
  const count = palmsInLap(table)
  return (
    <div class="reader-counter">
      <ol aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <li key={i} class={i < table.palm ? 'done' : i === table.palm ? 'now' : undefined} />
        ))}
      </ol>
      <p>
        {said({
          fr: `Paume ${table.palm + 1} sur ${count}`,
          en: `Palm ${table.palm + 1} of ${count}`,
        })}
      </p>
    </div>
  )
}
