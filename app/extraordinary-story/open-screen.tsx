import { START } from '@veillee/games'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { called } from './called.ts'
import { ChooseWordScreen } from './choose-word-screen.tsx'
import { HandScreen } from './hand-screen.tsx'
import { isTelling, type StoryProps } from './story-match.ts'
import { WordCard } from './word-card.tsx'

const MORE = { fr: 'Retiens bien ce qui vient.', en: 'Remember well what comes.' } as const

/** TALE-5. */
export function OpenScreen({ match, seat }: StoryProps) {
  const isStoryteller = seat !== null && isTelling(match.view.table, seat)
  return isStoryteller ? (
    <ChooseWordScreen match={match} seat={seat} />
  ) : (
    <Opening match={match} seat={seat} />
  )
}

function Opening({ match, seat }: StoryProps) {
  const { table } = match.view
  const name = called(useSitter()(table.storyteller!))
  return (
    <HandScreen
      match={match}
      seat={seat}
      name="story-open"
      say={said({ fr: `${name} ouvre l’histoire`, en: `${name} opens the story` })}
      more={said(MORE)}
    >
      <div class="story-added">
        <WordCard card={START} wording={table.options} isLarge />
      </div>
    </HandScreen>
  )
}
