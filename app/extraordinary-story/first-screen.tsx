import { Primary } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { usePhone, useRoomClient } from '../room-client/context.tsx'
import { useHostName, useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'
import { called } from './called.ts'
import type { StoryProps } from './story-match.ts'

const WORDS = {
  chance: { fr: 'Laisser faire le hasard', en: 'Leave it to chance' },
  who: { fr: 'Qui commence ?', en: 'Who begins?' },
  pick: {
    fr: 'Même nombre de noms et d’adjectifs : à toi de choisir.',
    en: 'As many nouns, as many adjectives: you choose.',
  },
} as const

/** TALE-4: a tie is shown; the host picks, or chance does. */
export function FirstScreen({ match }: StoryProps) {
  const client = useRoomClient()
  const { hostOffers, isHost } = usePhone()
  const sitter = useSitter()
  const host = useHostName()
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
          : said({ fr: `Égalité : ${names}. ${host} choisit.`, en: `A tie: ${names}. ${host} picks.` })
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
