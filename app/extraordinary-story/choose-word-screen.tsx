import { useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { AddingBoard, aloudOf, type Draft, NOTHING } from './adding-board.tsx'
import { wordsAfter } from './grammar.ts'
import { OwnUp } from './own-up.tsx'
import { choicesOf, type StoryProps, type StorySeat } from './story-match.ts'
import { Aloud } from './word-card.tsx'

const WORDS = {
  open: { fr: 'Ouvre l’histoire avec un nom', en: 'Open the story with a noun' },
  add: { fr: 'Tout y est ! Ajoute un mot', en: 'All told! Now add a word' },
  choose: { fr: 'Choisis un mot', en: 'Choose a word' },
  thenWord: { fr: 'Et maintenant, un mot', en: 'And now a word' },
} as const

/** TALE-5, TALE-9: the storyteller's own hand, for no other eyes. */
export function ChooseWordScreen({ match, seat }: StoryProps & { seat: StorySeat }) {
  const client = useRoomClient()
  const [draft, setDraft] = useState<Draft>(NOTHING)
  const { phase, table } = match.view
  const wording = table.options
  const { add: choices = [], ownUp } = choicesOf(seat)
  const last = table.inSight!
  const add = () => client.play(seat.seat, 'add', { link: draft.link, word: draft.word })
  const isWhole = draft.word !== null && wordsAfter(choices, draft.link).includes(draft.word)
  return (
    <Screen
      name={`story-${phase}`}
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said(phase === 'open' ? WORDS.open : WORDS.add)}
      act={
        <>
          {ownUp && <OwnUp seat={seat} />}
          <Primary onPress={add} disabled={!isWhole}>
            {isWhole ? (
              <>
                {said({ fr: 'Ajouter :', en: 'Add:' })}{' '}
                <Aloud language={wording.language}>{aloudOf(draft, last, wording)}</Aloud>
              </>
            ) : (
              said(draft.link === null ? WORDS.choose : WORDS.thenWord)
            )}
          </Primary>
        </>
      }
    >
      <AddingBoard
        last={last}
        cards={seat.hand.cards}
        links={table.links}
        choices={choices}
        wording={wording}
        draft={draft}
        onDraft={setDraft}
      />
    </Screen>
  )
}
