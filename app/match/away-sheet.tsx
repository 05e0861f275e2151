import { useEffect } from 'preact/hooks'
import { Primary, Quiet } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Sheet } from '../components/sheet.tsx'
import type { Vote } from '../game-kit/absence.ts'
import { type Absence, useMissing } from '../game-kit/use-missing.ts'
import { useLobby, useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { de } from '../words/french.ts'
import { counted, listed, said } from '../words/language.ts'

const WORDS = {
  kept: {
    fr: 'Sa place l’attend. Le retour se fait tout seul, ici même.',
    en: 'The seat is kept. Coming back happens by itself, right here.',
  },
  left: {
    fr: 'Sa place est libre jusqu’à la fin de la partie.',
    en: 'The seat is free until the match ends.',
  },
  wait: { fr: 'On attend encore', en: 'We wait a little longer' },
  look: { fr: 'Revenir au jeu', en: 'Back to the game' },
  soon: {
    fr: 'Au bout de 30 secondes, vous pourrez décider de continuer.',
    en: 'After 30 seconds you can decide to go on.',
  },
  voted: { fr: 'Ta voix est comptée.', en: 'Your vote is counted.' },
} as const

const words = (name: string) => ({
  title: { fr: `On attend ${name} un instant`, en: `Waiting a moment for ${name}` },
  stepped: { fr: `Le téléphone ${de(name)} ne répond pas`, en: `${name}’s phone is not answering` },
  gone: { fr: `${name} a quitté la table`, en: `${name} has left the table` },
  without: { fr: `Continuer sans ${name}`, en: `Go on without ${name}` },
  robot: { fr: `Laisser un robot jouer pour ${name}`, en: `Let a robot play for ${name}` },
})

/** It takes seconds to be noticed: nobody has been away for none. */
const sinceWords = (seconds: number): string =>
  seconds < 60
    ? counted(
        Math.max(1, seconds),
        { fr: 'depuis # seconde', en: 'for # second' },
        { fr: 'depuis # secondes', en: 'for # seconds' },
      )
    : counted(
        Math.floor(seconds / 60),
        { fr: 'depuis # minute', en: 'for # minute' },
        { fr: 'depuis # minutes', en: 'for # minutes' },
      )

/** Who is awaited and away; and, after a while, whether to go on without (ROOM-10). */
export function AwaySheet({ onClose }: { onClose: () => void }) {
  const [absence] = useMissing()
  const isOver = absence === undefined
  // Whoever is back needs no banner, and nobody a sheet between them and their turn.
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (!absence) return null
  return (
    <Sheet title={said(titleOf(absence))} onClose={onClose} name="away">
      <Absent {...absence} onClose={onClose} />
    </Sheet>
  )
}

/** Who has left for good is not waited for. */
const titleOf = ({ sitter, seconds }: Absence) => words(sitter.name)[seconds === null ? 'gone' : 'title']

function Absent({ onClose, ...absence }: Absence & { onClose: () => void }) {
  const { sitter, seconds, canVote, canAskSooner } = absence
  return (
    <div class="stack play-away">
      <span class="play-zz">
        <SeatToken of={{ ...sitter, isAway: false }} size={84} />
        {seconds !== null && (
          <svg width="44" height="40" viewBox="0 0 44 40" aria-hidden="true">
            <text x="2" y="36" font-size="24">
              z
            </text>
            <text x="18" y="24" font-size="30">
              z
            </text>
          </svg>
        )}
      </span>
      {seconds !== null && <h2>{said(words(sitter.name).stepped)}</h2>}
      <p class="play-soft">{said(seconds === null ? WORDS.left : WORDS.kept)}</p>
      {seconds !== null && (
        <span class="chip play-since">
          <Icon name="wait" size={20} />
          {sinceWords(seconds)}
        </span>
      )}
      {canVote || canAskSooner ? <Ballot {...absence} /> : <p class="play-small">{said(WORDS.soon)}</p>}
      <Quiet onPress={onClose}>{said(seconds === null ? WORDS.look : WORDS.wait)}</Quiet>
    </div>
  )
}

const inTimeWords = ({ needed, voters }: Vote) => ({
  fr: `${needed} voix sur ${voters.length} pour décider.`,
  en: `${needed} of ${voters.length} have to agree.`,
})

function soonerWords({ needed, voters }: Vote) {
  if (voters.length === 1) return { fr: 'À toi de décider.', en: 'That is up to you.' }
  if (needed === voters.length) return { fr: 'Il faut toutes vos voix.', en: 'It takes every one of you.' }
  return {
    fr: `Il faut vos ${voters.length} voix. Au bout de 30 secondes, ${needed} suffisent.`,
    en: `It takes all ${voters.length} of you. After 30 seconds, ${needed} are enough.`,
  }
}

function Ballot({ sitter, vote, canAskSooner }: Absence) {
  const client = useRoomClient()
  const lobby = useLobby()
  const match = useMatch()!
  const { person } = usePhone()
  const { voters, voted } = vote
  const onPhone = (one: number) => one === person || lobby.people[one]!.onPhoneOf === person
  const mayVote = voters.some(onPhone)
  const hasVoted = voted.some(onPhone)
  const isRobot = canAskSooner || match.robotFor.includes(sitter.seat)
  const ask = () =>
    client.request({ do: 'askWithout', absent: sitter.seat, match: match.number, step: match.view.step })
  const names = listed(voted.map(one => shownPerson(lobby, one).name))
  return (
    <>
      {mayVote && !hasVoted && (
        <Primary icon={isRobot ? 'robot' : 'next'} onPress={ask}>
          {said(words(sitter.name)[isRobot ? 'robot' : 'without'])}
        </Primary>
      )}
      <p class="play-small" data-aloud>
        {hasVoted && `${said(WORDS.voted)} `}
        {said(canAskSooner ? soonerWords(vote) : inTimeWords(vote))}
        {voted.length > 0 && (
          <>
            <br />
            {said({ fr: `Pour continuer : ${names}`, en: `For going on: ${names}` })}
          </>
        )}
      </p>
    </>
  )
}
