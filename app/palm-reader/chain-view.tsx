import { Icon } from '../parts/icon.tsx'
import { SeatToken } from '../parts/seat.tsx'
import { said } from '../words/language.ts'
import { type Link, linksOf } from './chain.ts'
import { Palm } from './palm-picture.tsx'
import { type RoundProps, useRound } from './round.ts'
import { SketchView } from './sketch-view.tsx'
import { Star } from './stars.tsx'
import { SymbolTile } from './symbol-tile.tsx'

const WORDS = {
  star: { fr: 'juste', en: 'right' },
  break: { fr: 'faux', en: 'wrong' },
  late: { fr: 'juste', en: 'right' },
  missed: { fr: 'faux', en: 'wrong' },
  knew: { fr: 'savait', en: 'knew' },
  broken: { fr: 'La chaîne casse ici', en: 'The chain breaks here' },
} as const

/** From palm to palm: who drew for whom, what they answered, and what they drew of it afterwards. */
export function ChainView({ match, seat }: RoundProps) {
  const links = linksOf(match.view.table)
  if (links.length === 0) return null
  return (
    <ol class="reader-chain leaf" style={{ '--links': String(Math.min(links.length, 5)) }}>
      {links.map((link, i) => (
        <LinkView key={i} link={link} i={i} match={match} seat={seat} />
      ))}
    </ol>
  )
}

function LinkView({ link, i, ...round }: RoundProps & { link: Link; i: number }) {
  const { sitter, name } = useRound(round)
  const { from, into, end } = link
  const isRight = end === 'star' || end === 'late'
  return (
    <li class={end}>
      <div class="reader-print">
        <Felt link={link} {...round} />
        {end === 'star' && (
          <span class="reader-won" style={{ animationDelay: `${500 + i * 450}ms` }}>
            <Star size={36} />
          </span>
        )}
      </div>
      <p>
        <SeatToken of={sitter(from)} size={28} label={name(from)} />
        <Icon name="next" size={16} width={3} />
        <SeatToken of={sitter(into)} size={28} label={name(into)} />
        <b class={end === 'knew' ? 'knew' : isRight ? 'right' : 'miss'}>
          {end !== 'knew' && <Icon name={isRight ? 'check' : 'cross'} size={15} width={3.6} />}
          {said(WORDS[end])}
        </b>
      </p>
      {end === 'break' && <p class="reader-broken">{said(WORDS.broken)}</p>}
    </li>
  )
}

/** A sketch of what was felt; else the symbol that was answered; else a palm that keeps it to itself. */
function Felt({ link, match }: RoundProps & { link: Link }) {
  const { scored, side } = match.view.table
  const sketch = scored!.sketches.find(({ by }) => by === link.into)
  return (
    <>
      {sketch ? <SketchView gesture={sketch.sketch.gesture} /> : <Palm />}
      {link.vote && (
        <span class={sketch ? 'reader-answer corner' : 'reader-answer'}>
          <SymbolTile side={side!} number={link.vote} />
        </span>
      )}
    </>
  )
}
