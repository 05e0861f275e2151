import { Primary } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { usePhone, useRoomClient } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'
import { called } from './called.ts'
import { TeamCards } from './secret-teams.tsx'
import { choicesOf, type StoryProps, type StoryTable } from './story-match.ts'
import { useSecondsUntil } from './use-seconds.ts'

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
  here: { fr: 'Je regarde, je suis là', en: 'I am here, and looking' },
  hereAll: { fr: 'Nous regardons, tout le monde est là', en: 'We are looking, all of us' },
  others: { fr: 'Garde les yeux ici : ça va aller vite.', en: 'Keep your eyes here: it will be quick.' },
  teams: { fr: 'Regarde : qui est avec qui ?', en: 'Look: who is with whom?' },
  hidden: { fr: 'Les cartes se cachent', en: 'The cards are hiding' },
  chance: { fr: 'Laisser faire le hasard', en: 'Leave it to chance' },
  who: { fr: 'Qui commence ?', en: 'Who begins?' },
  pick: {
    fr: 'Même nombre de noms et d’adjectifs : à toi de choisir.',
    en: 'As many nouns, as many adjectives: you choose.',
  },
} as const

/** TALE-22: the team cards wait until everybody can look. */
export function Gathering({ match, seat }: StoryProps) {
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

/** TALE-22: five seconds, and nothing of it afterwards, not even on a phone that has lost its line meanwhile. */
export function Teams({ match }: StoryProps) {
  const { teamCards, shownUntil } = match.view.table
  const seconds = useSecondsUntil(shownUntil!)
  const isShown = seconds > 0 && teamCards !== null
  return (
    <Screen name="story-teams" bar={<Bar />} say={said(isShown ? WORDS.teams : WORDS.hidden)}>
      {isShown && (
        <div class="story-reveal">
          <TeamCards teamCards={teamCards} />
          <Countdown seconds={seconds} />
        </div>
      )}
    </Screen>
  )
}

export const Countdown = ({ seconds }: { seconds: number }) => (
  <div class="story-countdown" role="timer" aria-label={String(seconds)}>
    <span key={seconds}>{seconds}</span>
  </div>
)

/** TALE-4: a tie is shown; the host picks, or chance does. */
export function First({ match }: StoryProps) {
  const client = useRoomClient()
  const { hostOffers, isHost } = usePhone()
  const sitter = useSitter()
  const { tied } = match.view.table
  const names = listed(tied.map(seat => called(sitter(seat))))
  const { pick = [], byChance } = hostOffers?.choices ?? {}
  return (
    <Screen
      name="story-first"
      bar={<Bar />}
      say={said(WORDS.who)}
      more={
        isHost
          ? said(WORDS.pick)
          : said({ fr: `Égalité : ${names}. L’hôte choisit.`, en: `A tie: ${names}. The host picks.` })
      }
      act={
        byChance && <Primary onPress={() => client.play('host', 'byChance')}>{said(WORDS.chance)}</Primary>
      }
    >
      <ul class="story-people">
        {tied.map(seat => (
          <li key={seat}>
            {pick.includes(seat) ? (
              <button
                type="button"
                class="quiet story-pick"
                onClick={() => client.play('host', 'pick', seat)}
              >
                <SeatToken of={sitter(seat)} size={48} />
                <span class="name">{nameOf(sitter(seat))}</span>
              </button>
            ) : (
              <>
                <SeatToken of={sitter(seat)} size={52} />
                <span class="name">{nameOf(sitter(seat))}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Screen>
  )
}
