import type { ComponentChildren } from 'preact'
import { DrawnHand, Paper, Person, Shape, Tick, Way } from '../game-kit/drawn.tsx'
import type { RulesStep } from '../game-kit/game-screens.ts'

/** A memory in miniature: sky, ground, and one thing that happens. */
const Memory = ({
  sky,
  children,
  ...at
}: {
  x: number
  y: number
  turn?: number
  sky: string
  children: ComponentChildren
}) => (
  <Paper {...at} fill={sky} edge="#FFFAF0">
    <path d="M-14 4Q0 0 14 4V10H-14Z" fill="#7E9A57" />
    {children}
  </Paper>
)
const Boat = () => (
  <g>
    <path d="M-14 4H14V10H-14Z" fill="#3F86B0" />
    <path d="M-7 3h14l-3 4h-8Z" fill="#744A2B" />
    <path d="M0 3V-8L7 1Z" fill="#FFFAF0" />
  </g>
)
const Moon = () => <circle cx="6" cy="-4" r="3.5" fill="#F0C566" />
const Tree = () => (
  <path d="M-4 6V0M-4 0m-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0" stroke="#744A2B" fill="#3F7350" />
)

/** PALM-12 to 25, in four pictures. */
export const steps: readonly RulesStep[] = [
  {
    words: { fr: 'L’Enfant regarde un souvenir, en secret.', en: 'The Child looks at a memory, in secret.' },
    picture: (
      <>
        <Person x={36} y={44} shirt="#B5402F" hair="#744A2B" />
        <Memory x={82} y={40} turn={6} sky="#BFD9E0">
          <Boat />
        </Memory>
        <Way d="M50 42H62" />
      </>
    ),
  },
  {
    words: {
      fr: 'Avec des objets, il le mime sur la main de Grand-père, qui ferme les yeux.',
      en: 'With objects, they mime it on the hand of Grandfather, whose eyes are shut.',
    },
    picture: (
      <>
        <Person x={26} y={40} shirt="#2F5F94" hair="#C9C4BC" isShut />
        <DrawnHand x={80} y={50} size={0.95} />
        <g transform="translate(80 46) rotate(-18)">
          <path d="M-11 0h22l-5 7h-12Z" fill="#B5402F" stroke="#2B2A3A" />
        </g>
        <Way d="M96 22Q102 36 92 44" />
      </>
    ),
  },
  {
    words: {
      fr: 'Les adversaires glissent une photo qui pourrait tromper.',
      en: 'Opponents slip in a photo that could deceive.',
    },
    picture: (
      <>
        <Paper x={46} y={42} turn={-8} fill="#5B4136" edge="#2B1F21" />
        <Paper x={60} y={42} fill="#5B4136" edge="#2B1F21" />
        <Memory x={90} y={34} turn={10} sky="#2B3A66">
          <Moon />
        </Memory>
        <Way d="M86 48Q82 60 72 56" />
        <Person x={22} y={62} shirt="#3F7350" hair="#2B1A1A" skin="#B97B54" />
      </>
    ),
  },
  {
    words: {
      fr: 'Grand-père ouvre l’album et cherche ses deux souvenirs. Trouvé : une fusée !',
      en: 'Grandfather opens the album and looks for his two memories. Found: a rocket!',
    },
    picture: (
      <>
        <rect x="14" y="10" width="74" height="64" rx="6" fill="#5B4136" />
        <Memory x={33} y={27} sky="#BFD9E0">
          <Boat />
        </Memory>
        <Memory x={69} y={27} sky="#2B3A66">
          <Moon />
        </Memory>
        <Memory x={33} y={57} sky="#F1DDB0">
          <Tree />
        </Memory>
        <Memory x={69} y={57} sky="#D9A9C8">
          <Moon />
        </Memory>
        <Tick x={48} y={17} />
        <Shape
          x={103}
          y={44}
          d="M0 -22Q9 -10 6 10H-6Q-9 -10 0 -22ZM-6 4L-11 14L-5 11M6 4L11 14L5 11"
          fill="#E8AE45"
        />
        <Shape x={103} y={58} d="M-4 0Q0 14 4 0Z" fill="#B5402F" />
      </>
    ),
  },
]
