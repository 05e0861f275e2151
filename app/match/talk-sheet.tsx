import { useEffect, useRef, useState } from 'preact/hooks'
import { Round } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Sheet } from '../components/sheet.tsx'
import type { TalkLine } from '../connection/server-messages.ts'
import { Face, FaceButtons, faceWords, isFace } from '../game-kit/faces.tsx'
import { PhraseButtons, phraseWords } from '../game-kit/phrases.tsx'
import { readUpTo } from '../game-kit/unread.ts'
import { useLobby, usePhone, useRoomClient } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Discussion', en: 'Talk' },
  empty: {
    fr: 'Rien d’écrit ce soir. À une même table, la voix suffit souvent.',
    en: 'Nothing written tonight. At one table, voices will often do.',
  },
  write: { fr: 'Écris à la table', en: 'Write to the table' },
  send: { fr: 'Envoyer', en: 'Send' },
  silent: {
    fr: 'Chut : pour l’instant, la règle demande le silence. Ça revient tout à l’heure.',
    en: 'Hush: for now the rules ask for silence. It comes back in a while.',
  },
  off: { fr: 'L’hôte a coupé la discussion.', en: 'The host has turned the talk off.' },
  phrases: { fr: 'Ce que tu peux dire malgré le silence', en: 'What you may say in the silence' },
  lines: { fr: 'Ce qui a été dit', en: 'What has been said' },
} as const

const LONGEST = 200

/** ROOM-17: words, six faces and set phrases; only what may be said now, and a kind word why not. */
export function TalkSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const lines = client.talk.value
  const { may } = usePhone()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    readUpTo(client.room.peek() ?? '', lines)
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [client, lines])
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="talk">
      <ol class="play-lines" ref={list} aria-label={said(WORDS.lines)} data-aloud>
        {lines.length === 0 && <li class="play-soft play-empty">{said(WORDS.empty)}</li>}
        {lines.map(line => (
          <Line key={`${line.at}-${line.by}-${line.text}`} line={line} />
        ))}
      </ol>
      <div class="play-say">
        <PhraseButtons legend={WORDS.phrases} phrases={may.phrases} />
        {may.faces && <FaceButtons />}
        {may.words ? <Typing /> : <WhySilent />}
      </div>
    </Sheet>
  )
}

function Line({ line: { by, kind, text } }: { line: TalkLine }) {
  const who = shownPerson(useLobby(), by)
  const isMine = usePhone().person === by
  return (
    <li class={`play-line${isMine ? ' mine' : ''}`}>
      <SeatToken of={who} size={32} />
      <span>
        <b>{who.name}</b>
        <Spoken kind={kind} text={text} />
      </span>
    </li>
  )
}

function Spoken({ kind, text }: Pick<TalkLine, 'kind' | 'text'>) {
  if (kind === 'faces' && isFace(text))
    return (
      <span>
        <span class="unseen">{faceWords(text)}</span>
        <Face name={text} size={40} />
      </span>
    )
  return <span>{kind === 'phrases' ? phraseWords(text) : text}</span>
}

function Typing() {
  const client = useRoomClient()
  const [text, setText] = useState('')
  const send = async (event: Event) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    setText('')
    const answer = await client.request({ do: 'say', kind: 'words', text: words })
    if (answer.is === 'refused') setText(words)
  }
  return (
    <form class="play-typing" onSubmit={send}>
      <input
        aria-label={said(WORDS.write)}
        placeholder={said(WORDS.write)}
        value={text}
        maxLength={LONGEST}
        enterkeyhint="send"
        autocomplete="off"
        onInput={event => setText(event.currentTarget.value)}
      />
      <Round isRaised icon="next" label={said(WORDS.send)} onPress={() => send(new Event('submit'))} />
    </form>
  )
}

function WhySilent() {
  const { isChatOn } = useLobby()
  return (
    <p class="notice held">
      <Icon name="silence" />
      <span>{said(isChatOn ? WORDS.silent : WORDS.off)}</span>
    </p>
  )
}
