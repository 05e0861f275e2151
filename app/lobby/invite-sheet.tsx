import { useEffect, useRef, useState } from 'preact/hooks'
import { Plain, Quiet } from '../components/controls.tsx'
import { Fold } from '../components/fold.tsx'
import { Icon } from '../components/icon.tsx'
import { lazily } from '../components/lazily.tsx'
import { Sheet } from '../components/sheet.tsx'
import { isOfTheHouse, pictureOf, spelt, useInvitation } from '../connection/invitation.ts'
import { manifests } from '../games/manifests.ts'
import { useLobby } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { AddressChoice } from './address-choice.tsx'
import { useNobodyCame } from './use-nobody-came.ts'

const WifiPart = lazily(() => import('./wifi-part.tsx').then(part => part.WifiPart))

const WORDS = {
  title: { fr: 'Venez à table', en: 'Come to the table' },
  scan: { fr: 'Vise ce carré avec l’appareil photo', en: 'Point a camera at this square' },
  qr: { fr: 'Code QR pour rejoindre la veillée', en: 'QR code to join the evening' },
  code: { fr: 'ou tape ce code', en: 'or type this code' },
  share: { fr: 'Envoyer le lien', en: 'Send the link' },
  copy: { fr: 'Copier le lien', en: 'Copy the link' },
  copied: { fr: 'Lien copié', en: 'Link copied' },
  link: { fr: 'Le lien', en: 'The link' },
  tv: { fr: 'Et sur la télévision :', en: 'And on the television:' },
  other: {
    fr: 'Quelqu’un d’autre joue sur ce téléphone',
    en: 'Somebody else plays on this phone',
  },
  address: { fr: 'Une autre adresse', en: 'Another address' },
  wifi: { fr: 'Donner le Wi-Fi', en: 'Share the Wi-Fi' },
  nobody: { fr: 'Personne n’arrive ?', en: 'Nobody gets in?' },
  house: {
    fr: 'Cette adresse ne mène ici que depuis le même Wi-Fi. De plus loin, il faut une adresse ouverte : qui a installé Veillée saura la donner.',
    en: 'This address leads here from the same Wi-Fi only. From further away it takes a public one: whoever set Veillée up can give it.',
  },
  closed: {
    fr: 'La porte est fermée : personne d’autre ne peut entrer.',
    en: 'The door is closed: nobody else can come in.',
  },
} as const

interface InviteSheetProps {
  readonly onClose: () => void
  readonly onShare: () => void
  readonly onHelp: () => void
}

/** ROOM-1: by camera, by code, by link, whatever this phone and that one can do. */
export function InviteSheet({ onClose, onShare, onHelp }: InviteSheetProps) {
  const { code, isOpen, setting } = useLobby()
  const invitation = useInvitation(code)
  const hasNobodyCome = useNobodyCame()
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="invite">
      <div class="stack lobby-invite">
        {!isOpen && <p class="notice held">{said(WORDS.closed)}</p>}
        <p>{said(WORDS.scan)}</p>
        <img class="lobby-qr" src={pictureOf(code)} alt={said(WORDS.qr)} width={232} height={232} />
        <p>{said(WORDS.code)}</p>
        <p class="lobby-code large">
          <span aria-hidden="true">{code}</span>
          <span class="unseen">{[...code].join(' ')}</span>
        </p>
        <div data-aloud class="lobby-nobody">
          {hasNobodyCome && invitation?.isNear && (
            <Plain icon="people" onPress={onHelp}>
              {said(WORDS.nobody)}
            </Plain>
          )}
        </div>
        {invitation && (
          <>
            {setting === 'remote' && isOfTheHouse(invitation.home) && (
              <p class="notice held">
                <Icon name="home" />
                <span>{said(WORDS.house)}</span>
              </p>
            )}
            <Link link={invitation.link} />
            <p class="lobby-soft">
              {said(WORDS.tv)} <b>{spelt(invitation.screen)}</b>
            </p>
          </>
        )}
        {invitation?.isNear && (
          <div class="lobby-folds">
            {invitation.homes.length > 1 && (
              <Fold icon="home" label={said(WORDS.address)}>
                <AddressChoice {...invitation} />
              </Fold>
            )}
            <Fold icon="wifi" label={said(WORDS.wifi)}>
              <WifiPart />
            </Fold>
          </div>
        )}
        <Plain icon="phone" onPress={onShare}>
          {said(WORDS.other)}
        </Plain>
      </div>
    </Sheet>
  )
}

/** Plain HTTP has neither share nor clipboard: the text is then there to be selected. */
function Link({ link }: { link: string }) {
  const { game } = useLobby()
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setCopied(false), [link])
  const canShare = typeof navigator.share === 'function'
  const canCopy = navigator.clipboard !== undefined
  const share = () =>
    navigator.share({ title: `Veillée, ${said(manifests[game].name)}`, url: link }).catch(() => undefined)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      field.current?.select()
    }
  }
  return (
    <>
      <label class="field">
        <span class="unseen">{said(WORDS.link)}</span>
        <input
          ref={field}
          class="lobby-link"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      {(canShare || canCopy) && (
        <div class="lobby-two">
          {canShare && (
            <Quiet icon="share" onPress={share}>
              {said(WORDS.share)}
            </Quiet>
          )}
          {canCopy && (
            <Quiet icon={isCopied ? 'check' : 'copy'} onPress={copy}>
              <span data-aloud>{said(isCopied ? WORDS.copied : WORDS.copy)}</span>
            </Quiet>
          )}
        </div>
      )}
    </>
  )
}
