import { Quiet } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { called } from './called.ts'
import { OwnUp } from './own-up.tsx'
import { choicesOf, type StoryProps, type StoryTable } from './story-match.ts'
import { Quoted, WordCard } from './word-card.tsx'

const WORDS = {
  vote: { fr: 'C’est bien ce que tu as entendu ?', en: 'Is this what you heard?' },
  somebody: { fr: 'Quelqu’un a un doute.', en: 'Somebody has a doubt.' },
  wait: { fr: 'Ton vote est dans la boîte', en: 'Your vote is in' },
  excused: { fr: 'Cette fois, les autres en jugent', en: 'This time the others judge' },
  watch: { fr: 'La table vote', en: 'The table votes' },
  after: {
    fr: 'Le compte se montre quand tout le monde a voté.',
    en: 'The count shows once everybody has voted.',
  },
  right: { fr: 'Oui, c’était juste', en: 'Yes, it was right' },
  wrong: { fr: 'Non, c’était faux', en: 'No, it was wrong' },
} as const

/** TALE-27: all vote, and nobody sees how. Neither answer is lit: the app has no opinion. */
export function DoubtScreen({ match, seat }: StoryProps) {
  const client = useRoomClient()
  const { table } = match.view
  const { vote, ownUp } = choicesOf(seat)
  const { isOnly } = usePassPhone()
  const doubter = called(useSitter()(table.doubt!.by))
  const ballot = seat && table.doubt!.ballots[seat.seat]
  const waits = ballot === null ? WORDS.watch : ballot === 'excused' ? WORDS.excused : WORDS.wait
  return (
    <Screen
      name="story-doubt"
      {...(vote && { ground: 'dusk', eyes: 'you' })}
      bar={<Bar />}
      say={said(vote ? WORDS.vote : waits)}
      more={
        vote
          ? said(isOnly ? WORDS.somebody : { fr: `${doubter} a un doute.`, en: `${doubter} has a doubt.` })
          : said(WORDS.after)
      }
      act={
        <>
          {seat && ownUp && <OwnUp seat={seat} />}
          {seat && vote && (
            <div class="story-vote">
              <Quiet icon="check" onPress={() => client.play(seat.seat, 'vote', 'right')}>
                {said(WORDS.right)}
              </Quiet>
              <Quiet icon="cross" onPress={() => client.play(seat.seat, 'vote', 'wrong')}>
                {said(WORDS.wrong)}
              </Quiet>
            </div>
          )}
        </>
      }
    >
      <div class="story-doubt">
        <Doubted table={table} />
        <Ballots table={table} />
      </div>
    </Screen>
  )
}

/** The card in sight, and what was written or said by a bot for it. */
export function Doubted({ table }: { table: StoryTable }) {
  const { language } = table.options
  const name = called(useSitter()(table.storyteller!))
  return (
    <div class="story-added">
      <WordCard card={table.inSight!} wording={table.options} isLarge />
      {table.said !== null && (
        <p>
          {said({ fr: `${name} disait`, en: `${name} said` })}{' '}
          <Quoted language={language}>{table.said}</Quoted>
        </p>
      )}
    </div>
  )
}

/** Who has voted, never how. */
function Ballots({ table }: { table: StoryTable }) {
  const sitter = useSitter()
  const { ballots } = table.doubt!
  return (
    <ul class="story-ballots">
      {ballots.map((ballot, seat) =>
        ballot === 'excused' ? null : (
          <li key={seat}>
            <SeatToken of={sitter(seat)} size={44} hasAnswered={ballot === 'in'} />
            <span>{nameOf(sitter(seat))}</span>
            {ballot === 'in' && <span class="unseen">{said({ fr: 'a voté', en: 'has voted' })}</span>}
          </li>
        ),
      )}
    </ul>
  )
}
