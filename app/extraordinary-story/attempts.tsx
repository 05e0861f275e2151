import { gapIn, lexicon } from '@veillee/games'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { oneOf, quoted, said } from '../words/language.ts'
import { called } from './called.ts'
import { type StoryTable, toldOf } from './story-match.ts'
import { KindMark, Quoted } from './word-card.tsx'

/** What was tried just before for the same card; forgotten as soon as the card is turned. */
function useBefore({ attempt, turned, attempts }: StoryTable): string | null {
  const last = useRef<{ readonly turned: number; readonly attempt: string | null }>({ turned, attempt })
  const [before, setBefore] = useState<string | null>(null)
  useEffect(() => {
    const { turned: then, attempt: old } = last.current
    last.current = { turned, attempt }
    setBefore(then === turned && old !== attempt ? old : null)
  }, [turned, attempts])
  return before
}

/** TALE-28: before anything is turned, whether a Link was left out. */
function Missing({ table }: { table: StoryTable }) {
  const gap = gapIn(table)
  if (gap === null) return null
  const { text } = lexicon(table.options)
  const links = gap.links.map(link => quoted(text(link)))
  return (
    <p class="far-missing" data-aloud>
      <KindMark kind="link" />
      {said(
        gap.isSure
          ? {
              fr: `Il manque une Liaison juste avant : ${oneOf(links)} ?`,
              en: `A Link is missing just before: ${oneOf(links)}?`,
            }
          : {
              fr: `${links[0]} est dans cette histoire : serait-ce ici ?`,
              en: `${links[0]} is in this story: could it be here?`,
            },
      )}
    </p>
  )
}

/** TALE-28: all see each attempt as a bubble; only the last one counts. Its words were said when it was tried. */
export function Attempts({ table }: { table: StoryTable }) {
  const sitter = useSitter()
  const before = useBefore(table)
  const { attempt, said: last, storyteller, options } = table
  const { told } = toldOf(table)
  const { language } = options
  return (
    <div class="far-said">
      {attempt !== null ? (
        <>
          <p class="far-bubble" key={attempt} data-aloud>
            <Quoted language={language}>{attempt}</Quoted>
          </p>
          <Missing table={table} />
          {before !== null && (
            <p class="far-before" data-aloud>
              {said({ fr: 'Avant :', en: 'Before:' })}{' '}
              <s>
                <Quoted language={language}>{before}</Quoted>
              </s>
              . {said({ fr: 'Seul le dernier mot compte.', en: 'Only the last one counts.' })}
            </p>
          )}
        </>
      ) : last !== null ? (
        <p class="far-right">
          <Icon name="check" size={18} width={3} />
          <Quoted language={language}>{last}</Quoted>{' '}
          <span aria-hidden="true">{said({ fr: 'C’est juste !', en: 'That is right!' })}</span>
          <span class="unseen" data-aloud>
            {said({ fr: `Carte ${told} : c’est juste !`, en: `Card ${told}: right!` })}
          </span>
        </p>
      ) : (
        <p class="far-before" data-aloud>
          {said(
            sitter(storyteller!).isYou
              ? { fr: 'Prends ton temps.', en: 'Take your time.' }
              : {
                  fr: `${called(sitter(storyteller!))} cherche…`,
                  en: `${called(sitter(storyteller!))} is thinking…`,
                },
          )}
        </p>
      )}
    </div>
  )
}
