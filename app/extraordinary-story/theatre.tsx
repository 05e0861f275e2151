import { computed, type ReadonlySignal } from '@preact/signals'
import { type Action, actionOf } from '@veillee/games'
import { PUPPET_AT_REST, type PuppetPose } from '@veillee/touch'
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { de } from '../words/french.ts'
import { listed, said } from '../words/language.ts'
import { PuppetFigure } from './puppet-figure.tsx'
import { lookOf } from './puppet-look.ts'
import { ACTION_WORDS } from './puppet-words.ts'
import { inFront, type OnStage } from './troupe.ts'

/** More are small: nobody can look at seven at once. */
const LARGE = 4
/** On a shared screen, more are known by their tokens: names that one can read from afar would be cut off. */
const NAMED_FROM_AFAR = 3

type Stage = ReadonlyMap<number, OnStage>

interface TheatreProps {
  /** Whose puppets, in table order. */
  readonly seats: readonly number[]
  readonly stage: ReadonlySignal<Stage>
  /** A shared screen has nothing to be touched. */
  readonly isOnlyShown?: boolean
  readonly children?: ComponentChildren
}

/** TALE-30: a strip of a theatre in which everybody's puppet moves. One that is small grows when it is touched. */
export function Theatre({ seats, stage, isOnlyShown = false, children }: TheatreProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const many = seats.join()
  const front = useOf(stage, now => [...inFront(seats, now, LARGE, chosen)].sort((a, b) => a - b).join(), [
    many,
    chosen,
  ])
  const large = front.split(',').map(Number)
  const small = seats.filter(seat => !large.includes(seat))
  return (
    <section class="far-theatre" aria-label={said({ fr: 'Le théâtre', en: 'The theatre' })}>
      {seats.length > 0 && (
        <div class="far-troupe" data-many={!isOnlyShown && seats.length > LARGE}>
          {seats.map(seat => (
            <OnePuppet
              key={seat}
              seat={seat}
              stage={stage}
              behind={large.includes(seat) ? null : gapOf(small.indexOf(seat), small.length)}
              hasToken={isOnlyShown && seats.length > NAMED_FROM_AFAR}
              {...(!isOnlyShown && { onLook: () => setChosen(seat) })}
            />
          ))}
        </div>
      )}
      {children}
      <Told seats={seats} stage={stage} />
    </section>
  )
}

/** Who is small stands behind, between two of the four in front; in per cent from the left. */
const gapOf = (place: number, of: number): number => (of === 1 ? 50 : 25 + (50 * place) / (of - 1))

/** Of all that moves on the stage, what this part shows: seven that dance must not each draw the other six anew. */
function useOf<T>(stage: ReadonlySignal<Stage>, part: (now: Stage) => T, of: readonly unknown[]): T {
  return useMemo(() => computed(() => part(stage.value)), [stage, ...of]).value
}

interface OnePuppetProps {
  readonly seat: number
  readonly stage: ReadonlySignal<Stage>
  /** Where it stands, if it is not one of those in front. */
  readonly behind: number | null
  /** Instead of a name. */
  readonly hasToken: boolean
  readonly onLook?: () => void
}

function OnePuppet({ seat, stage, behind, hasToken, onLook }: OnePuppetProps) {
  const of = useSitter()(seat)
  const pose = useOf(stage, now => now.get(seat)?.pose, [seat]) ?? PUPPET_AT_REST
  const classes = ['far-puppet', behind !== null && 'small', pose.isTapping && 'taps', of.isAway && 'gone']
  const shown = {
    class: classes.filter(Boolean).join(' '),
    'data-seat': seat,
    'data-acts': pose.acts,
    style: { '--behind': `${behind ?? 0}%` },
  }
  const figure = (
    <>
      <PuppetFigure pose={pose} look={lookOf(of.mark)} />
      {hasToken ? (
        <SeatToken of={of} />
      ) : (
        <span class="far-name">{behind === null || !onLook ? nameOf(of) : of.initial}</span>
      )}
    </>
  )
  if (!onLook) return <div {...shown}>{figure}</div>
  return (
    <button
      type="button"
      {...shown}
      aria-label={said({ fr: `Regarder la marionnette ${de(of.name)}`, en: `Look at ${of.name}’s puppet` })}
      onClick={onLook}
    >
      {figure}
    </button>
  )
}

/** What those see who look, for those who listen: who acts what, and who wants to be looked at. */
function Told({ seats, stage }: { seats: readonly number[]; stage: ReadonlySignal<Stage> }) {
  const sitter = useSitter()
  const acts = useOf(stage, now => seats.map(seat => doing(now.get(seat)?.pose)).join(), [
    seats.join(),
  ]).split(',')
  const acting = seats.flatMap((seat, i) => {
    const { name } = sitter(seat)
    if (acts[i] === TAPS) return said({ fr: `${name} tape du pied`, en: `${name} taps the floor` })
    const action = acts[i] && ACTION_WORDS[acts[i] as Action]
    return action ? said({ fr: `${name} : ${action.fr}`, en: `${name}: ${action.en}` }) : []
  })
  return (
    <p class="unseen" data-aloud>
      {acting.length > 0 && listed(acting)}
    </p>
  )
}

const TAPS = 'taps'
const doing = (pose: PuppetPose | undefined): string =>
  pose?.isTapping ? TAPS : ((pose && actionOf(pose.acts)) ?? '')
