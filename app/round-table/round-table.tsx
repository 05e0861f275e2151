import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { said } from '../words/language.ts'
import { teamLook } from '../words/teams.ts'
import { type Arc, angleOf, pointAt, runnerOf } from './places.ts'

/** In hundredths of the table's breadth. */
const WOOD = 34.5
const SEATS = 40.5
const RUNNER = WOOD * 0.87
const LETTERS = 5

interface RoundTableProps {
  /** Seats, clockwise from the nearest. */
  readonly places: readonly number[]
  readonly teams: readonly (readonly number[])[]
  readonly label: string
  /** In the middle. */
  readonly children?: ComponentChildren
  readonly seat: (seat: number) => ComponentChildren
}

/** The table from above (ROOM-3). Its seats are a list in table order, for those who hear it. */
export function RoundTable({ places, teams, label, children, seat }: RoundTableProps) {
  const runners = teams.filter(team => team.every(one => places.includes(one)))
  return (
    <div class={`table${places.length > 6 ? ' many' : ''}${places.length > 8 ? ' most' : ''}`}>
      <div class="table-top">
        <Wood>
          {runners.map(team => (
            <Runner key={team[0]} team={teams.indexOf(team)} arc={runnerOf(team, places)} />
          ))}
        </Wood>
        <div class="table-middle">{children}</div>
        <ol aria-label={label}>
          {places.map((one, place) => {
            const angle = angleOf(place, places.length)
            const { x, y } = pointAt(angle, SEATS)
            const isAbove = Math.sin(angle) < -0.1
            const side = Math.abs(Math.cos(angle)) < 0.5 ? '' : Math.cos(angle) > 0 ? ' right' : ' left'
            return (
              <li
                key={one}
                class={`table-place${isAbove ? ' above' : ''}${side}`}
                style={isAbove ? { left: `${x}%`, bottom: `${100 - y}%` } : { left: `${x}%`, top: `${y}%` }}
              >
                {seat(one)}
                <TeamMark team={runners.find(team => team.includes(one))} teams={teams} />
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}

/** Where the seats are a list, no runner joins them: each says whose it is. Those who hear it are told by the seat. */
function TeamMark({ team, teams }: Pick<RoundTableProps, 'teams'> & { team: readonly number[] | undefined }) {
  if (!team) return null
  const { name, colour } = teamLook(teams.indexOf(team))
  return (
    <span class="table-team" style={{ background: colour }} aria-hidden="true">
      {said(name)}
    </span>
  )
}

const GRAIN = Array.from({ length: 9 }, (_, i) => {
  const y = 50 - WOOD + i * WOOD * 0.25
  return `M${50 - WOOD} ${y}q${WOOD / 2} ${i % 2 ? -2.6 : 2.6} ${WOOD} 0t${WOOD} 0`
}).join('')

function Wood({ children }: { children: ComponentChildren }) {
  const id = useId()
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}wood`}>
          <stop offset="0" stop-color="#E8B878" />
          <stop offset=".75" stop-color="#C08850" />
          <stop offset="1" stop-color="#A06C3C" />
        </radialGradient>
        <radialGradient id={`${id}light`}>
          <stop offset="0" stop-color="#FFF3C9" stop-opacity=".95" />
          <stop offset="1" stop-color="#FFF3C9" stop-opacity="0" />
        </radialGradient>
        <clipPath id={`${id}round`}>
          <circle cx="50" cy="50" r={WOOD} />
        </clipPath>
      </defs>
      <circle cx="50" cy="52.2" r={WOOD + 1.1} fill="#40291F" opacity=".28" />
      <circle cx="50" cy="50" r={WOOD + 1.1} fill="#744A2B" />
      <circle cx="50" cy="50" r={WOOD} fill={`url(#${id}wood)`} />
      <g clip-path={`url(#${id}round)`}>
        <path d={GRAIN} stroke="#744A2B" stroke-opacity=".22" stroke-width=".45" fill="none" />
      </g>
      {children}
      <circle cx="50" cy="50" r={WOOD * 0.72} fill={`url(#${id}light)`} opacity=".7" />
    </svg>
  )
}

/** A team's runner, with its name along it; below the middle the name runs the other way, so that it stands upright. */
function Runner({ team, arc }: { team: number; arc: Arc }) {
  const id = useId()
  const { name, colour } = teamLook(team)
  const isBelow = Math.sin((arc.from + arc.to) / 2) > 0
  return (
    <g class="table-runner">
      <path
        d={arcPath(arc, RUNNER, 1)}
        pathLength="1"
        fill="none"
        stroke={colour}
        stroke-width={LETTERS * 1.75}
        stroke-linecap="round"
      />
      <path
        id={id}
        d={
          isBelow
            ? arcPath({ from: arc.to, to: arc.from }, RUNNER + LETTERS * 0.34, 0)
            : arcPath(arc, RUNNER - LETTERS * 0.34, 1)
        }
        fill="none"
      />
      <text font-size={LETTERS} text-anchor="middle" fill="#FFFAF0">
        <textPath href={`#${id}`} startOffset="50%">
          {said(name)}
        </textPath>
      </text>
    </g>
  )
}

function arcPath({ from, to }: Arc, radius: number, sweep: 0 | 1): string {
  const [a, b] = [pointAt(from, radius), pointAt(to, radius)]
  const isLarge = Math.abs(to - from) > Math.PI ? 1 : 0
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${isLarge} ${sweep} ${b.x} ${b.y}`
}
