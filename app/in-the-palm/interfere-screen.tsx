import { useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { CallOut, CallsMade } from './calls.tsx'
import { HandGrid } from './hand-grid.tsx'
import { LargeView, useLargeView } from './large-view.tsx'
import { choicesOf, usePlay } from './moves.ts'
import { FaceDown } from './peek.tsx'
import { Photo } from './photo.tsx'
import { PokerFace } from './poker-face.tsx'
import { roleOf, type Table, teamOf, useCast } from './role.ts'
import { MimeInWords } from './seen-words.tsx'
import { useTeamNames } from './team-names.ts'

type Props = PlayProps<'in-the-palm'>

const WORDS = {
  lay: { fr: 'Glisser cette photo', en: 'Slip this photo in' },
  tap: { fr: 'Touche une photo', en: 'Tap a photo' },
  laid: { fr: 'Votre photo est glissée', en: 'Your photo is in' },
  laidAlone: { fr: 'Ta photo est glissée', en: 'Your photo is in' },
  keep: { fr: 'Gardez un air innocent.', en: 'Look innocent.' },
  keepAlone: { fr: 'Garde un air innocent.', en: 'Look innocent.' },
  child: { fr: 'Pas un mot, pas un sourire', en: 'Not a word, not a smile' },
  childMore: { fr: 'Ta carte est posée, face cachée.', en: 'Your card lies face down.' },
  others: { fr: 'Les photos se glissent en secret', en: 'Photos are slipped in, in secret' },
  in: { fr: 'a glissé sa photo', en: 'has slipped in a photo' },
  choosing: { fr: 'choisit…', en: 'is choosing…' },
} as const

/** PALM-20, 37: every opposing team adds a card that could pass for what it saw. */
export function InterfereScreen(props: Props) {
  const { lay } = choicesOf(props.seat)
  return lay ? <Choosing key={props.match.view.step} {...props} /> : <Laying {...props} />
}

function Choosing({ match, seat }: Props) {
  const { table } = match.view
  const { grandfather, child } = useCast(table)
  const play = usePlay(seat)
  const { lay = [], propose } = choicesOf(seat)
  const { proposals } = seat!.hand
  const mine = proposals.find(({ by }) => by === seat!.seat)?.card ?? null
  const [tapped, setTapped] = useState<number | null>(null)
  const chosen = lay.find(card => card === (tapped ?? mine)) ?? null
  const large = useLargeView(lay, chosen)
  const sitter = useSitter()
  const matesAt = (card: number) =>
    proposals.filter(one => one.card === card && one.by !== seat!.seat).map(({ by }) => by)
  const choose = (card: number) => {
    setTapped(card)
    if (propose) void play('propose', card)
  }
  const isAlone = table.teams[teamOf(table, seat!.seat)]!.seats.length === 1
  return (
    <Screen
      name="palm-interfere"
      ground="dusk"
      eyes={isAlone ? 'you' : 'team'}
      bar={<Bar />}
      say={said({
        fr: `Quelle photo pourrait tromper ${grandfather} ?`,
        en: `Which photo could fool ${grandfather}?`,
      })}
      more={said({ fr: `${child} a posé sa carte, face cachée.`, en: `${child}’s card lies face down.` })}
      isStill
      act={
        <>
          <div class="palm-pair">
            <CallOut seat={seat} />
            {large.button}
          </div>
          <Primary disabled={chosen === null} onPress={() => play('lay', chosen)}>
            {said(chosen === null ? WORDS.tap : WORDS.lay)}
          </Primary>
        </>
      }
    >
      <div class="palm-fill">
        <CallsMade seat={seat} memory={table.memory} />
        <MimeInWords match={match.number} seat={table.child} memory={table.memory} />
        <HandGrid
          cards={lay}
          chosen={chosen}
          onChoose={choose}
          on={card => <Mates seats={matesAt(card)} />}
          noteOn={card =>
            matesAt(card)
              .map(mate =>
                said({
                  fr: `${sitter(mate).name} hésite ici`,
                  en: `${sitter(mate).name} would take this one`,
                }),
              )
              .join(', ')
          }
        />
      </div>
      <LargeView {...large} />
    </Screen>
  )
}

/** Team-mates' tokens lie on the photos that they would take. */
function Mates({ seats }: { seats: readonly number[] }) {
  const sitter = useSitter()
  if (seats.length === 0) return null
  return (
    <span class="palm-mates">
      {seats.map(seat => (
        <SeatToken key={seat} of={sitter(seat)} size={36} />
      ))}
    </span>
  )
}

/** Who has laid already; and for those who have, what. */
function Laying({ match, seat }: Props) {
  const { table } = match.view
  const role = roleOf(table, seat?.seat ?? null)
  const isOpponent = role === 'opponent'
  const isAlone = isOpponent && table.teams[teamOf(table, seat!.seat)]!.seats.length === 1
  const laid = isOpponent ? seat!.hand.given.find(({ memory }) => memory === table.memory) : undefined
  const say = laid ? (isAlone ? WORDS.laidAlone : WORDS.laid) : role === 'child' ? WORDS.child : WORDS.others
  const more = laid ? (isAlone ? WORDS.keepAlone : WORDS.keep) : role === 'child' ? WORDS.childMore : null
  return (
    <Screen
      name="palm-laid"
      ground={laid ? 'dusk' : 'paper'}
      {...(laid && { eyes: isAlone ? 'you' : 'team' })}
      bar={<Bar />}
      say={said(say)}
      more={more && said(more)}
      act={role === 'child' ? <PokerFace /> : <CallOut seat={seat} />}
    >
      <div class="stack palm-middle">
        <CallsMade seat={seat} memory={table.memory} />
        {laid ? (
          <div class="leaf palm-one">
            <Photo card={laid.card} />
          </div>
        ) : (
          <FaceDownRow table={table} />
        )}
        <LaidList table={table} />
      </div>
    </Screen>
  )
}

/** What lies on the table already: the memory, and a decoy for each team that has laid. */
const FaceDownRow = ({ table: { opponents, laid } }: { table: Table }) => (
  <div class="leaf palm-facedown">
    {[-1, ...opponents].map(team => (
      <span key={team} class={team === -1 || laid.includes(team) ? undefined : 'open'}>
        <FaceDown />
      </span>
    ))}
  </div>
)

function LaidList({ table }: { table: Table }) {
  const sitter = useSitter()
  const { name } = useTeamNames(table)
  return (
    <ul class="panel palm-laid">
      {table.opponents.map(team => {
        const isIn = table.laid.includes(team)
        return (
          <li key={team}>
            <span class="tokens">
              {table.teams[team]!.seats.map(seat => (
                <SeatToken key={seat} of={sitter(seat)} size={34} />
              ))}
            </span>
            <b>{name(team)}</b>
            <small class={isIn ? 'good' : undefined}>
              {isIn && <Icon name="check" size={18} width={3} />}
              {said(isIn ? WORDS.in : WORDS.choosing)}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
