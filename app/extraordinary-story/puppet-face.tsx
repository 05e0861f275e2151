import type { Action } from '@veillee/games'
import type { Bones } from './puppet-bones.ts'
import type { PuppetLook } from './puppet-look.ts'

type Mood = 'calm' | 'shut' | 'sad' | 'merry' | 'effort'

const MOODS: Partial<Record<Action, Mood>> = {
  sleep: 'shut',
  cry: 'sad',
  laugh: 'merry',
  hug: 'merry',
  fly: 'merry',
  heavy: 'effort',
  fight: 'effort',
  cold: 'effort',
  hot: 'sad',
  fall: 'sad',
}

const EYES: Readonly<Record<Mood, string>> = {
  calm: 'M-7 2h.01M7 2h.01',
  shut: 'M-10 3q3 3 6 0M4 3q3 3 6 0',
  sad: 'M-7 3h.01M7 3h.01M-11 -4l6 -2M11 -4l-6 -2',
  merry: 'M-10 4q3 -4 6 0M4 4q3 -4 6 0',
  effort: 'M-7 3h.01M7 3h.01M-11 -5l6 3M11 -5l-6 3',
}

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M-5 10Q0 14 5 10',
  shut: 'M-3 11Q0 13 3 11',
  sad: 'M-5 13Q0 8 5 13',
  merry: 'M-7 9Q0 20 7 9Z',
  effort: 'M-6 11h12',
}

const HAIR: Readonly<Record<PuppetLook['cut'], string>> = {
  short: 'M-20 -2A20 20 0 0 1 20 -2Q8 -13 -20 -2Z',
  curls:
    'M-21 3a8 8 0 0 1 1 -14a9 9 0 0 1 11 -10a10 10 0 0 1 18 0a9 9 0 0 1 11 10a8 8 0 0 1 1 14Q14 -10 0 -9T-21 3Z',
  bun: 'M-20 -1A20 20 0 0 1 20 -1Q4 -16 -20 -1ZM-8 -21a8 8 0 1 1 16 0Z',
  bald: 'M-20 2q-3 -8 2 -13l3 8ZM20 2q3 -8 -2 -13l-3 8Z',
  plaits: 'M-20 -1A20 20 0 0 1 20 -1Q6 -14 0 -12T-20 -1ZM-19 2l-9 18l7 3l5 -17ZM19 2l9 18l-7 3l-5 -17Z',
  hat: 'M-27 -8Q0 -15 27 -8L24 -13L14 -15L12 -30Q0 -34 -12 -30L-14 -15L-24 -13Z',
  cap: 'M-20 -3A20 20 0 0 1 19 -6L31 -2Q18 -8 -20 -3Z',
  long: 'M-20 16Q-26 -8 -12 -18Q0 -25 12 -18Q26 -8 20 16L15 14Q17 -6 6 -11Q-14 -6 -15 14Z',
}

/** Eyes and a mouth say how it is meant; a head of its own says whose it is. */
export function PuppetFace({
  bones: { head, headDeg },
  look,
  action,
}: {
  bones: Bones
  look: PuppetLook
  action: Action | undefined
}) {
  const mood = (action && MOODS[action]) ?? 'calm'
  return (
    <g transform={`translate(${head.x.toFixed(1)} ${head.y.toFixed(1)}) rotate(${headDeg.toFixed(1)})`}>
      <circle r="20" fill={look.skin} />
      {look.hasBeard && <path d="M-19 5Q0 12 19 5Q16 22 0 23T-19 5Z" fill={look.hair} opacity=".92" />}
      <path d={HAIR[look.cut]} fill={look.hair} />
      <g fill="none" stroke="#2B2A3A" stroke-linecap="round">
        <path
          d={EYES[mood]}
          stroke-width={mood === 'calm' || mood === 'sad' || mood === 'effort' ? 4.2 : 2.4}
        />
        {look.hasGlasses && (
          <path
            d="M-13 2a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM1 2a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"
            stroke-width="1.6"
          />
        )}
      </g>
      <path
        d={MOUTHS[mood]}
        fill={mood === 'merry' ? '#7A2A22' : 'none'}
        stroke="#9E3B2E"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </g>
  )
}
