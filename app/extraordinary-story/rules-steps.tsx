import type { ComponentChildren } from 'preact'
import { Cross, Paper, Person, Shape, STAR, Tick, Way } from '../game-kit/drawn.tsx'
import type { RulesStep } from '../game-kit/game-screens.ts'

/** A Word card by its kind: colour and sign, as on the real ones. */
const Noun = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <Paper x={x} y={y} turn={turn} width={24} height={32} fill="#EAF1DF" edge="#366F49">
    <circle r="5" fill="#366F49" />
  </Paper>
)
const Adjective = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <Paper x={x} y={y} turn={turn} width={24} height={32} fill="#FBE6DC" edge="#BC3B2B">
    <path d="M0 -6L6 5H-6Z" fill="#BC3B2B" />
  </Paper>
)
const Verb = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <Paper x={x} y={y} turn={turn} width={24} height={32} fill="#E1EAF1" edge="#2F5F94">
    <rect x="-5" y="-5" width="10" height="10" fill="#2F5F94" />
  </Paper>
)
const Back = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <Paper x={x} y={y} turn={turn} width={24} height={32} fill="#6A4585" edge="#2B2A3A">
    <path d={STAR} fill="#F0C566" />
  </Paper>
)
const Bubble = ({ children }: { children: ComponentChildren }) => (
  <g>
    <path
      d="M46 10H106A6 6 0 0 1 112 16V34A6 6 0 0 1 106 40H58L48 48V40A6 6 0 0 1 40 34V16A6 6 0 0 1 46 10Z"
      fill="#FFFAF0"
      stroke="#2B2A3A"
      stroke-width="1.4"
    />
    {children}
  </g>
)

/** TALE-2 to 19, in four pictures. */
export const steps: readonly RulesStep[] = [
  {
    words: {
      fr: 'Une histoire grandit sur la table, carte après carte.',
      en: 'A story grows on the table, card after card.',
    },
    picture: (
      <>
        <Paper x={28} y={44} width={30} height={36} fill="#EFE6F2" edge="#6A4585">
          <path d={STAR} fill="#6A4585" />
        </Paper>
        <Noun x={60} y={44} />
        <Verb x={90} y={38} turn={6} />
        <Way d="M104 20Q108 30 100 34" />
      </>
    ),
  },
  {
    words: {
      fr: 'À ton tour, la pile est cachée : redis tout, de mémoire, puis retourne carte par carte.',
      en: 'On your turn the pile is hidden: tell it all from memory, turning card by card.',
    },
    picture: (
      <>
        <Person x={22} y={48} shirt="#B5402F" hair="#2B1A1A" skin="#B97B54" />
        <Bubble>
          <circle cx="58" cy="25" r="5" fill="#366F49" />
          <rect x="72" y="20" width="10" height="10" fill="#2F5F94" />
          <path d="M95 30L101 20L107 30Z" fill="#BC3B2B" />
        </Bubble>
        <Back x={66} y={64} turn={-5} />
        <Back x={70} y={64} turn={3} />
        <Noun x={98} y={64} />
      </>
    ),
  },
  {
    words: {
      fr: 'Les autres peuvent aider : rien que des mimes, sans un son.',
      en: 'The others may help: mimes only, without a sound.',
    },
    picture: (
      <>
        <Person x={34} y={44} shirt="#3F7350" hair="#C98A1E" />
        <path d="M22 58L8 34M46 58L62 30" stroke="#3F7350" stroke-width="6" stroke-linecap="round" />
        <circle cx="8" cy="31" r="4" fill="#F0C79C" />
        <circle cx="62" cy="27" r="4" fill="#F0C79C" />
        <Way d="M68 20Q76 14 80 22T92 22" />
        <Person x={96} y={54} shirt="#2F5F94" hair="#744A2B" />
      </>
    ),
  },
  {
    words: {
      fr: 'Tout est juste : ajoute un mot. Une erreur : l’histoire s’arrête, et sa longueur compte.',
      en: 'All right: add a word. One slip: the story ends, and its length counts.',
    },
    picture: (
      <>
        <Noun x={22} y={30} />
        <Verb x={50} y={30} />
        <Adjective x={80} y={30} turn={8} />
        <Tick x={94} y={16} />
        <path d="M14 66H78" stroke="#8D7A63" stroke-width="7" stroke-linecap="round" />
        <path d="M14 66H50" stroke="#E8AE45" stroke-width="7" stroke-linecap="round" />
        <Shape x={50} y={65} d={STAR} fill="#F0C566" />
        <Cross x={100} y={62} />
      </>
    ),
  },
]
