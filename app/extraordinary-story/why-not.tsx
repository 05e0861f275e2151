import { kindOfWord, lexicon, type Wording, type WordKind } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { oneOf, quoted, said } from '../words/language.ts'
import { type Addition, kindsAfter, linksFor } from './grammar.ts'
import { Quoted } from './word-card.tsx'

const A_KIND: Readonly<Record<WordKind, Said>> = {
  noun: { fr: 'un nom', en: 'a noun' },
  adjective: { fr: 'un adjectif', en: 'an adjective' },
  verb: { fr: 'un verbe', en: 'a verb' },
  link: { fr: 'une Liaison', en: 'a Link' },
  start: { fr: 'la carte Début', en: 'the Start card' },
}

const WORDS = {
  helps: { fr: 'aiderait.', en: 'would help.' },
  anyHelps: { fr: 'Une Liaison aiderait.', en: 'A Link would help.' },
  later: { fr: 'Cette carte aura son heure.', en: 'This card will have its day.' },
} as const

/** “After a noun: a verb or an adjective.” */
export function grammarLine(last: number, link: number | null, wording: Wording): string {
  const kinds = oneOf(kindsAfter(last, link).map(kind => said(A_KIND[kind])))
  const before = link === null ? said(A_KIND[kindOfWord(last)]) : quoted(lexicon(wording).text(link))
  return said({ fr: `Après ${before} : ${kinds}`, en: `After ${before}: ${kinds}` })
}

interface WhyNotProps {
  readonly last: number
  readonly link: number | null
  readonly word: number
  readonly choices: readonly Addition[]
  readonly wording: Wording
}

/** Why a card may not follow, and which Link would change that: nobody is told off, everybody is helped. */
export function WhyNot({ last, link, word, choices, wording }: WhyNotProps) {
  const helping = linksFor(choices, word)
  const isFree = choices.some(choice => choice.word === word && choice.link === null)
  return (
    <>
      {grammarLine(last, link, wording)}.{' '}
      {helping.length > 0 && <Helping links={helping} wording={wording} />}
      {helping.length === 0 && !isFree && said(WORDS.later)}
    </>
  )
}

/** As many as a line takes; beyond that, the Links themselves are marked anyway. */
const MOST_NAMED = 2

function Helping({ links, wording }: { links: readonly number[]; wording: Wording }) {
  const { text } = lexicon(wording)
  if (links.length > MOST_NAMED) return <>{said(WORDS.anyHelps)}</>
  return (
    <>
      {links.map((link, i) => (
        <span key={link}>
          {i > 0 && said({ fr: ' ou ', en: ' or ' })}
          <Quoted language={wording.language}>{text(link)}</Quoted>
        </span>
      ))}{' '}
      {said(WORDS.helps)}
    </>
  )
}
