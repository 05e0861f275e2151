import type { Said } from '@veillee/kernel'
import { said } from '../words/language.ts'

/** The whole rules in a page (ROOM-19). */
export const RulesText = ({ rules }: { rules: Said }) => (
  <div class="play-rules">
    {said(rules)
      .split('\n\n')
      .map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
  </div>
)
