import { Primary } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { choicesOf, type StoryProps, type StoryTable } from './story-match.ts'

const WORDS = {
  gather: { fr: 'Deux équipes secrètes', en: 'Two secret teams' },
  readyAll: {
    fr: 'Elles se montrent cinq secondes, une seule fois. Approchez-vous, puis faites signe.',
    en: 'They show for five seconds, just once. Come closer, then give a sign.',
  },
  ready: {
    fr: 'Elles se montrent cinq secondes, une seule fois. Prends ton temps, puis fais signe.',
    en: 'They show for five seconds, just once. Take your time, then give a sign.',
  },
  here: { fr: 'Je suis là, montre !', en: 'I am here, show me!' },
  hereAll: { fr: 'Nous regardons, tout le monde est là', en: 'We are looking, all of us' },
  others: { fr: 'Garde les yeux ici : ça va aller vite.', en: 'Keep your eyes here: it will be quick.' },
} as const

/** TALE-22: the team cards wait until everybody can look. */
export function GatherScreen({ match, seat }: StoryProps) {
  const client = useRoomClient()
  const { here } = choicesOf(seat)
  const { table } = match.view
  const { isInMiddle, others } = usePassPhone()
  const isIn = seat !== null && !isInMiddle && table.here[seat.seat]
  // One phone for all: whoever presses speaks for the whole table.
  const come = () =>
    isInMiddle
      ? Promise.all([seat!.seat, ...others].map(one => !table.here[one] && client.play(one, 'here')))
      : client.play(seat!.seat, 'here')
  return (
    <Screen
      name="story-gather"
      bar={<Bar />}
      say={said(WORDS.gather)}
      more={said(isIn ? WORDS.others : isInMiddle ? WORDS.readyAll : WORDS.ready)}
      act={seat && here && <Primary onPress={come}>{said(isInMiddle ? WORDS.hereAll : WORDS.here)}</Primary>}
    >
      <WhoIsHere table={table} />
    </Screen>
  )
}

function WhoIsHere({ table }: { table: StoryTable }) {
  const sitter = useSitter()
  return (
    <ul class="story-people">
      {table.here.map((isHere, seat) => (
        <li key={seat}>
          <SeatToken of={sitter(seat)} size={52} hasAnswered={isHere} />
          <span class="name">{nameOf(sitter(seat))}</span>
          <span class={isHere ? 'good' : 'story-soft'}>
            {isHere ? said({ fr: 'est là', en: 'is here' }) : said({ fr: 'bientôt', en: 'soon' })}
          </span>
        </li>
      ))}
    </ul>
  )
}
