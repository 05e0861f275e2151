import '../styles/moments.css'
import { Plain } from '../components/controls.tsx'
import { said } from '../words/language.ts'
import type { Moment } from './use-moment.tsx'

const SKIP = { fr: 'Voir la suite', en: 'Show me the rest' } as const

/** For the act band while something is staged. Its place is kept, so that nothing jumps when it comes. */
export const Skip = ({ moment }: { moment: Moment }) => (
  <div class={`moment-skip${moment.maySkip ? '' : ' not-yet'}`}>
    <Plain icon="next" disabled={!moment.maySkip} onPress={moment.skip}>
      {said(SKIP)}
    </Plain>
  </div>
)
