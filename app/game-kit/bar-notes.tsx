import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../components/icon.tsx'
import { useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { freeSeats, useSitter, useSitters } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { hasToDo, useOnTable } from './on-table.tsx'
import { openSheet, sheetOpen } from './open-sheet.ts'
import { clockWords, useTimer } from './timer.ts'
import { type Absence, useMissing } from './use-missing.ts'
import { useMoment } from './use-moment.tsx'
import { useNow } from './use-now.ts'
import { wantedSeat } from './wanted-seat.ts'

const WORDS = {
  watch: { fr: 'Tu regardes', en: 'You are watching' },
  soon: { fr: 'Tu t’assieds au prochain tour', en: 'You sit down at the next turn' },
  take: { fr: 'Prendre une place', en: 'Take a seat' },
  hurry: { fr: 'Plus vite', en: 'Hurry' },
  more: { fr: 'Plus', en: 'More' },
  vote: { fr: 'Continuer ?', en: 'Go on?' },
  time: { fr: 'Il reste', en: 'Time left' },
  timeUp: { fr: 'Le sablier est vide, sans presser personne', en: 'The sand has run out, no hurry' },
} as const

/** Beside a name there is no room for words. */
const shortSince = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`

interface NoteProps {
  readonly icon: IconName
  readonly words: string
  readonly action?: string
  readonly onPress?: () => void
  readonly isHeld?: boolean
}

/** One line under the seats; the whole of it is the target. */
function Note({ icon, words, action, onPress, isHeld = false }: NoteProps) {
  const inside = (
    <>
      <Icon name={icon} size={20} />
      <span>{words}</span>
      {action && <u>{action}</u>}
    </>
  )
  const classes = `play-note${isHeld ? ' held' : ''}`
  if (!onPress) return <p class={classes}>{inside}</p>
  return (
    <button type="button" class={classes} onClick={onPress}>
      {inside}
    </button>
  )
}

/**
 * What the room has to say about this match: who is missing, the sandglass, who only watches, whose phone it is. Who
 * is missing comes first: a short screen has no room for everything, and the rest is in the menu too.
 */
export function BarNotes() {
  const { state } = useRoomClient()
  const [missing] = useMissing()
  // Whoever is cut off does not know who else is: they are the one who is missing.
  const absence = state.value === 'away' ? undefined : missing
  return (
    <>
      <TimerNote />
      {absence ? <AwayNote absence={absence} /> : <WhoNote />}
      <HurryNote />
    </>
  )
}

const WhoNote = () => (usePhone().seats.length === 0 ? <WatchNote /> : <PhoneNote />)

/** ROOM-23: alone among robots, one waits for none of them longer than one likes. */
function HurryNote() {
  const client = useRoomClient()
  const match = useMatch()
  const sitters = useSitters()
  const { seats } = usePhone()
  const { beat } = useMoment(match)
  // While something is revealed, robots look on as people do.
  if (!match || match.end !== null || beat !== null || seats.length !== 1) return null
  const isRobots = (seat: number) => sitters[seat]?.isBot === true || sitters[seat]?.isStoodIn === true
  const others = sitters.slice(0, match.view.table.seats).filter(one => one && !one.isYou && !one.isAway)
  const awaited = match.awaits.filter(one => one !== 'host')
  const [first] = awaited
  if (first === undefined || !awaited.every(isRobots) || !others.every(one => isRobots(one!.seat)))
    return null
  const { name } = sitters[first]!
  return (
    <Note
      icon="robot"
      words={said({ fr: `${name} réfléchit…`, en: `${name} is thinking…` })}
      action={said(WORDS.hurry)}
      onPress={() => client.hurry()}
    />
  )
}

/** Once a vote can help, it is put to those who have nothing else to do. */
function AwayNote({ absence }: { absence: Absence }) {
  const { seat } = useOnTable()
  const match = useMatch()
  const isBusy = match !== null && seat !== null && hasToDo(match, seat)
  const asked = useRef(-1)
  const absent = absence.canVote && !isBusy ? absence.sitter.seat : -1
  useEffect(() => {
    if (absent !== -1 && asked.current !== absent && sheetOpen.peek() === null) openSheet('away')
    asked.current = absent
  }, [absent])
  const { name } = absence.sitter
  const waiting =
    absence.seconds === null
      ? said({ fr: `${name} a quitté la table`, en: `${name} has left the table` })
      : `${said({ fr: `On attend ${name}`, en: `Waiting for ${name}` })} · ${shortSince(absence.seconds)}`
  return (
    <Note
      icon="wait"
      isHeld
      words={waiting}
      action={said(absence.canVote ? WORDS.vote : WORDS.more)}
      onPress={() => openSheet('away')}
    />
  )
}

/** ROOM-13: seen on every phone, quietly. */
function TimerNote() {
  const endsAt = useTimer()
  const now = useNow(endsAt !== null)
  if (endsAt === null) return null
  const leftMs = endsAt - now
  const words = leftMs > 0 ? `${said(WORDS.time)} ${clockWords(leftMs)}` : said(WORDS.timeUp)
  return <Note icon="clock" words={words} onPress={() => openSheet('timer')} action={said(WORDS.more)} />
}

/** ROOM-5: whoever came late watches, and can take a seat that is nobody's. */
function WatchNote() {
  const match = useMatch()
  const sitters = useSitters()
  if (!match || match.end !== null) return null
  const canSit = freeSeats(match, sitters).length > 0
  return (
    <Note
      icon="eye"
      words={said(wantedSeat.value ? WORDS.soon : WORDS.watch)}
      action={said(canSit ? WORDS.take : WORDS.more)}
      onPress={() => openSheet('seat')}
    />
  )
}

/** ROOM-31: whose eyes it is for, and the way to pass it by hand. */
function PhoneNote() {
  const { others, pass, isOnly } = usePassPhone()
  const { seat } = useOnTable()
  const sitterAt = useSitter()
  const { match } = useRoomClient()
  const [next] = others
  // With one phone for all, it goes its way without being asked.
  if (isOnly || next === undefined || !seat || match.value?.end !== null) return null
  const [holder, other] = [sitterAt(seat.seat).name, sitterAt(next).name]
  return (
    <Note
      icon="phone"
      words={said({ fr: `Téléphone à ${holder}`, en: `${holder} holds it` })}
      action={said({ fr: `Passer à ${other}`, en: `Pass to ${other}` })}
      onPress={() => pass(next)}
    />
  )
}
