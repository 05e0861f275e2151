import { useId } from 'preact/hooks'
import { type Home, type Invitation, spelt } from '../connection/invitation.ts'
import { chooseHome } from '../device/chosen-home.ts'
import { said } from '../words/language.ts'

const WORDS = {
  legend: {
    fr: 'L’ordinateur a plusieurs adresses. Si les téléphones n’arrivent pas, essaie la suivante.',
    en: 'The computer has several addresses. If phones do not get there, try the next one.',
  },
} as const

const KINDS = {
  asked: { fr: 'celle de cette page', en: 'the one of this page' },
  named: { fr: 'le nom du certificat', en: 'the name in the certificate' },
  house: { fr: 'Wi-Fi ou câble', en: 'Wi-Fi or cable' },
  hotspot: { fr: 'le partage de connexion de l’ordinateur', en: 'the computer’s own hotspot' },
  open: { fr: 'adresse publique', en: 'public address' },
  tunnel: { fr: 'VPN', en: 'VPN' },
  virtual: { fr: 'Docker, WSL ou machine virtuelle', en: 'Docker, WSL or a virtual machine' },
  unled: { fr: 'sans routeur', en: 'without a router' },
} as const satisfies Record<Home['kind'], unknown>

/** ROOM-1: by which of its addresses phones find the computer; remembered on this device. */
export function AddressChoice({ homes, home }: Invitation) {
  const name = useId()
  return (
    <fieldset class="choice lobby-addresses">
      <legend>{said(WORDS.legend)}</legend>
      {homes.map(one => (
        <label key={one.home}>
          <input type="radio" name={name} checked={one.home === home} onChange={() => chooseHome(one.home)} />
          <span>
            <b>{spelt(one.home)}</b>
            <small>{said(KINDS[one.kind])}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
