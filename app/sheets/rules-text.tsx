import type { RulesStep } from '../game-kit/game-screens.ts'
import type { AnyScreens } from '../games/games.ts'
import { said } from '../words/language.ts'

/** The rules in four drawn steps, then whole, in a page (ROOM-19). */
export const RulesText = ({ of: { rules, steps = [] } }: { of: Pick<AnyScreens, 'rules' | 'steps'> }) => (
  <div class="play-rules">
    {steps.length > 0 && <Steps steps={steps} />}
    {said(rules)
      .split('\n\n')
      .map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
  </div>
)

const Steps = ({ steps }: { steps: readonly RulesStep[] }) => (
  <ol class="play-drawn">
    {steps.map(({ picture, words }) => (
      <li key={words.en}>
        <svg viewBox="0 0 120 84" aria-hidden="true">
          {picture}
        </svg>
        <span>{said(words)}</span>
      </li>
    ))}
  </ol>
)
