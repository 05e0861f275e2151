import { useRef, useState } from 'preact/hooks'
import { Primary, Quiet } from '../components/controls.tsx'
import { Qr } from '../components/qr.tsx'
import { Sheet } from '../components/sheet.tsx'
import { under } from '../device/base.ts'
import { usePhone, useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Sur un autre téléphone', en: 'On another phone' },
  more: {
    fr: 'Ta place part sur l’autre téléphone avec tout ce que tu as en main. Celui-ci regardera.',
    en: 'Your seat moves to the other phone with everything you hold. This one will watch.',
  },
  shared: {
    fr: 'Toutes les personnes de ce téléphone déménagent ensemble.',
    en: 'Everybody on this phone moves together.',
  },
  make: { fr: 'Préparer le lien', en: 'Make the link' },
  scan: { fr: 'Vise ce code avec l’autre téléphone', en: 'Point the other phone at this code' },
  once: {
    fr: 'Il ne sert qu’une fois, et il est à toi : ne le montre à personne d’autre.',
    en: 'It works once, and it is yours: show it to nobody else.',
  },
  link: { fr: 'Ou ouvre ce lien là-bas', en: 'Or open this link there' },
  copy: { fr: 'Copier le lien', en: 'Copy the link' },
  copied: { fr: 'Copié', en: 'Copied' },
} as const

/** ROOM-9: a link that works once; the other device then plays, and this one watches. */
export function MoveSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const { seats, covered } = usePhone()
  const [address, setAddress] = useState<string | null>(null)
  const offer = async () => {
    const answer = await client.request({ do: 'offerSeat' })
    if (answer.is === 'done' && answer.link !== null)
      setAddress(location.origin + under(`/room/${client.room.peek()}#seat=${answer.link}`))
  }
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="move">
      <div class="stack">
        <p>{said(address === null ? WORDS.more : WORDS.scan)}</p>
        {seats.length + covered.length > 1 && address === null && (
          <p class="play-soft">{said(WORDS.shared)}</p>
        )}
        {address === null ? (
          <Primary onPress={offer}>{said(WORDS.make)}</Primary>
        ) : (
          <Offered address={address} />
        )}
      </div>
    </Sheet>
  )
}

function Offered({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const select = () => field.current?.select()
  // Plain HTTP has no clipboard: the text is then selected, to be copied by hand.
  const copy = async () => {
    select()
    await navigator.clipboard?.writeText(address)
    setCopied(navigator.clipboard !== undefined)
  }
  return (
    <>
      <Qr text={address} label={said(WORDS.scan)} />
      <p class="play-small">{said(WORDS.once)}</p>
      <label class="field">
        <span>{said(WORDS.link)}</span>
        <input ref={field} readOnly value={address} onFocus={select} />
      </label>
      <Quiet icon={isCopied ? 'check' : 'copy'} onPress={copy}>
        {said(isCopied ? WORDS.copied : WORDS.copy)}
      </Quiet>
    </>
  )
}
