import { Primary } from '../components/controls.tsx'
import { byEarOr } from '../device/by-ear.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { counted, said } from '../words/language.ts'
import { called } from './called.ts'
import { HandScreen } from './hand-screen.tsx'
import { choicesOf, type StoryProps, type StoryTable } from './story-match.ts'
import { WordCard } from './word-card.tsx'

const WORDS = {
  more: { fr: 'Retiens bien ce qui vient.', en: 'Remember well what comes.' },
  take: { fr: 'Prendre la pile', en: 'Take the pile' },
  yours: { fr: 'À toi de raconter', en: 'Your turn to tell' },
  allMore: {
    fr: 'Regardez bien. Dès que la pile est prise, tout se cache.',
    en: 'Have a good look. Once the pile is taken, all of it hides.',
  },
  yoursMore: {
    fr: 'Regarde bien. Dès que tu prends la pile, tout se cache.',
    en: 'Have a good look. Once you take the pile, all of it hides.',
  },
  yoursByEar: {
    fr: 'Retiens bien. Dès que tu prends la pile, tout se cache.',
    en: 'Remember it well. Once you take the pile, all of it hides.',
  },
} as const

/** TALE-6: what was added lies open for everybody until the next storyteller takes the pile. */
export function PassScreen({ match, seat }: StoryProps) {
  const client = useRoomClient()
  const sitter = useSitter()
  const { table } = match.view
  const { take } = choicesOf(seat)
  const { isInMiddle } = usePassPhone()
  const next = called(sitter(table.storyteller!))
  const isYours = take && !isInMiddle
  return (
    <HandScreen
      match={match}
      seat={isInMiddle ? null : seat}
      name="story-pass"
      say={isYours ? said(WORDS.yours) : said({ fr: `Ensuite, ${next} raconte`, en: `${next} tells next` })}
      more={said(
        isYours ? byEarOr(WORDS.yoursByEar, WORDS.yoursMore) : isInMiddle ? WORDS.allMore : WORDS.more,
      )}
      act={
        seat && take && <Primary onPress={() => client.play(seat.seat, 'take')}>{said(WORDS.take)}</Primary>
      }
    >
      <Added table={table} />
    </HandScreen>
  )
}

/** The new card, after its Link, and who added it. */
export function Added({ table }: { table: StoryTable }) {
  const sitter = useSitter()
  const { added, options } = table
  if (added === null) return null
  const name = called(sitter(added.by))
  return (
    <div class="story-added" data-aloud>
      <p class="story-soft">{said({ fr: `${name} ajoute`, en: `${name} adds` })}</p>
      {added.link !== null && <WordCard card={added.link} wording={options} isLarge />}
      <WordCard card={added.word} wording={options} isLarge />
      <p class="story-soft">{storyLength(table)}</p>
    </div>
  )
}

/** TALE-18: Links are told but do not count, so both are said, and make as many cards as the telling has. */
export function storyLength({ words, pileSize }: StoryTable): string {
  const links = pileSize - 1 - words
  const length = counted(words, { fr: '# mot', en: '# word' }, { fr: '# mots', en: '# words' })
  const linked = counted(links, { fr: '# Liaison', en: '# Link' }, { fr: '# Liaisons', en: '# Links' })
  if (links === 0) return said({ fr: `${length} déjà`, en: `${length} so far` })
  return said({ fr: `${length} et ${linked} déjà`, en: `${length} and ${linked} so far` })
}
