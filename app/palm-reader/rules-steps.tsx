import { Cross, DrawnHand, Paper, Person, Shape, STAR, Tick, Way } from '../game-kit/drawn.tsx'
import type { RulesStep } from '../game-kit/game-screens.ts'

const ARROW = 'M0 12V-10M-8 -2L0 -10L8 -2'
const HOUSE = 'M-8 10V-2L0 -10L8 -2V10Z'

const Sign = ({
  x,
  y,
  d,
  size = 1,
  ink = '#FFFAF0',
}: {
  x: number
  y: number
  d: string
  size?: number
  ink?: string
}) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d={d}
    stroke={ink}
    stroke-width="3"
    fill="none"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
)

/** READ-5 to 16, in four pictures. */
export const steps: readonly RulesStep[] = [
  {
    words: {
      fr: 'La première personne regarde un symbole, en secret.',
      en: 'The first player looks at a symbol, in secret.',
    },
    picture: (
      <>
        <Person x={32} y={44} shirt="#5B3A72" hair="#744A2B" />
        <Paper x={82} y={42} width={38} height={52} turn={5} fill="#3F7350" edge="#FFFAF0">
          <Sign x={0} y={0} d={ARROW} />
        </Paper>
        <Way d="M48 42H60" />
      </>
    ),
  },
  {
    words: {
      fr: 'Du doigt, elle le dessine dans la paume suivante. Yeux fermés, on ressent.',
      en: 'With a finger they draw it into the next palm. Eyes shut, one feels.',
    },
    picture: (
      <>
        <DrawnHand x={46} y={50} />
        <Sign x={46} y={54} d={ARROW} size={0.8} ink="#9A4A2A" />
        <path d="M112 22L62 44" stroke="#D9A06F" stroke-width="11" stroke-linecap="round" />
        <path d="M64 41l-5 4" stroke="#F0D2B0" stroke-width="4" stroke-linecap="round" />
      </>
    ),
  },
  {
    words: {
      fr: 'De paume en paume, le symbole fait le tour de la table.',
      en: 'From palm to palm the symbol goes round the table.',
    },
    picture: (
      <>
        <circle cx="60" cy="46" r="20" fill="#B0763F" />
        <Person x={22} y={30} shirt="#B5402F" hair="#2B1A1A" isShut />
        <Person x={98} y={30} shirt="#2F5F94" hair="#C98A1E" isShut />
        <Person x={60} y={14} shirt="#3F7350" hair="#C9C4BC" skin="#B97B54" isShut />
        <Way d="M36 20Q44 8 48 10M72 10Q80 10 86 20M98 62Q60 86 22 62" />
      </>
    ),
  },
  {
    words: {
      fr: 'Tout le monde montre un numéro. Une étoile par bonne réponse, jusqu’à ce que la chaîne casse.',
      en: 'Everybody shows a number. A star for each right answer, until the chain breaks.',
    },
    picture: (
      <>
        <Paper x={28} y={36} width={28} height={36} fill="#3F7350">
          <Sign x={0} y={0} d={ARROW} size={0.8} />
        </Paper>
        <Paper x={62} y={36} width={28} height={36} fill="#3F7350">
          <Sign x={0} y={0} d={ARROW} size={0.8} />
        </Paper>
        <Paper x={96} y={36} width={28} height={36} fill="#3F7350">
          <Sign x={0} y={0} d={HOUSE} size={0.8} />
        </Paper>
        <Tick x={40} y={54} />
        <Tick x={74} y={54} />
        <Cross x={108} y={54} />
        <Shape x={28} y={72} d={STAR} fill="#F0C566" />
        <Shape x={62} y={72} d={STAR} fill="#F0C566" />
      </>
    ),
  },
]
