import type { ReadonlySignal } from '@preact/signals'
import { PUPPET_AT_REST } from '@veillee/touch'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Sitter, useSitter } from '../evening/sitters.ts'
import { nameOf } from '../parts/seat.tsx'
import { de } from '../words/french.ts'
import { listed, said } from '../words/language.ts'
import { actionOf } from './puppet-acts.ts'
import { PuppetFigure } from './puppet-figure.tsx'
import { lookOf } from './puppet-look.ts'
import { ACTION_WORDS } from './puppet-words.ts'
import { inFront, type OnStage } from './troupe.ts'

/** More are small: nobody can look at seven at once. */
const LARGE = 4

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
  const sitter = useSitter()
  const [chosen, setChosen] = useState<number | null>(null)
  const front = inFront(seats, stage.value, LARGE, chosen)
  return (
    <section class="far-theatre" aria-label={said({ fr: 'Le théâtre', en: 'The theatre' })}>
      {seats.length > 0 && (
        <div class="far-troupe" data-many={seats.length > LARGE}>
          {seats.map(seat => (
            <OnePuppet
              key={seat}
              of={sitter(seat)}
              now={stage.value.get(seat)}
              isLarge={front.has(seat)}
              {...(!isOnlyShown && { onLook: () => setChosen(seat) })}
            />
          ))}
        </div>
      )}
      {children}
      <Told seats={seats} stage={stage.value} />
    </section>
  )
}

function OnePuppet({
  of,
  now,
  isLarge,
  onLook,
}: {
  of: Sitter
  now: OnStage | undefined
  isLarge: boolean
  onLook?: () => void
}) {
  const pose = now?.pose ?? PUPPET_AT_REST
  const classes = ['far-puppet', !isLarge && 'small', pose.isTapping && 'taps', of.isAway && 'gone']
  const shown = {
    class: classes.filter(Boolean).join(' '),
    'data-seat': of.seat,
    'data-acts': pose.acts,
  }
  const figure = (
    <>
      <PuppetFigure pose={pose} look={lookOf(of.mark)} />
      <span class="far-name">{nameOf(of)}</span>
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
function Told({ seats, stage }: { seats: readonly number[]; stage: Stage }) {
  const sitter = useSitter()
  const acting = seats.flatMap(seat => {
    const pose = stage.get(seat)?.pose
    const action = pose && actionOf(pose.acts)
    const { name } = sitter(seat)
    if (pose?.isTapping) return said({ fr: `${name} tape du pied`, en: `${name} taps the floor` })
    return action ? `${name} : ${said(ACTION_WORDS[action])}` : []
  })
  return (
    <p class="unseen" aria-live="polite">
      {acting.length > 0 && listed(acting)}
    </p>
  )
}
