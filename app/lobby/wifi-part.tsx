import { useState } from 'preact/hooks'
import { Quiet, Round, Switch } from '../components/controls.tsx'
import { Qr } from '../components/qr.tsx'
import { forgetWifi, keepWifi, keptWifi, type Wifi, wifiCode } from '../device/wifi.ts'
import { said } from '../words/language.ts'

const WORDS = {
  more: {
    fr: 'Pour un second carré, qui fait entrer les téléphones dans ton Wi-\u2060Fi. Le nom et le mot de passe restent sur cet appareil.',
    en: 'For a second square, by which phones join your Wi-\u2060Fi. Name and password stay on this device.',
  },
  name: { fr: 'Nom du Wi-Fi', en: 'Name of the Wi-Fi' },
  password: { fr: 'Mot de passe, s’il y en a un', en: 'Password, if there is one' },
  hidden: { fr: 'Réseau caché', en: 'Hidden network' },
  hiddenMore: { fr: 'Son nom n’apparaît dans aucune liste.', en: 'Its name is in no list.' },
  make: { fr: 'Montrer le carré', en: 'Show the square' },
  scan: { fr: 'D’abord ce carré, ensuite le grand.', en: 'First this square, then the large one.' },
  qr: { fr: 'Code QR pour entrer dans le Wi-Fi', en: 'QR code to join the Wi-Fi' },
  show: { fr: 'Montrer le mot de passe', en: 'Show the password' },
  hide: { fr: 'Cacher le mot de passe', en: 'Hide the password' },
  covered: { fr: 'Mot de passe caché', en: 'Password hidden' },
  change: { fr: 'Modifier', en: 'Change it' },
  forget: { fr: 'L’oublier', en: 'Forget it' },
} as const

const NOTHING: Wifi = { name: '', password: '', isHidden: false }

/** A second code, which lets a phone into the Wi-Fi. It is drawn here, from what is kept here. */
export function WifiPart() {
  const [wifi, setWifi] = useState(keptWifi)
  const [isTyping, setTyping] = useState(wifi === null)
  const done = (typed: Wifi) => {
    keepWifi(typed)
    setWifi(typed)
    setTyping(false)
  }
  const forget = () => {
    forgetWifi()
    setWifi(null)
    setTyping(true)
  }
  if (wifi === null || isTyping) return <WifiFields wifi={wifi ?? NOTHING} onDone={done} />
  return (
    <div class="stack lobby-wifi lobby-small-qr">
      <p>{said(WORDS.scan)}</p>
      <Qr text={wifiCode(wifi)} label={said(WORDS.qr)} />
      <b>{wifi.name}</b>
      {wifi.password !== '' && <Password password={wifi.password} />}
      <div class="lobby-two">
        <Quiet icon="pen" onPress={() => setTyping(true)}>
          {said(WORDS.change)}
        </Quiet>
        <Quiet icon="cross" onPress={forget}>
          {said(WORDS.forget)}
        </Quiet>
      </div>
    </div>
  )
}

function Password({ password }: { password: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <div class="lobby-password">
      {isShown ? (
        <span>{password}</span>
      ) : (
        <span role="img" aria-label={said(WORDS.covered)}>
          ••••••••
        </span>
      )}
      <Round icon="eye" label={said(isShown ? WORDS.hide : WORDS.show)} onPress={() => setShown(!isShown)} />
    </div>
  )
}

function WifiFields({ wifi, onDone }: { wifi: Wifi; onDone: (wifi: Wifi) => void }) {
  const [typed, setTyped] = useState(wifi)
  const [isShown, setShown] = useState(false)
  const set = (part: Partial<Wifi>) => setTyped({ ...typed, ...part })
  const isNamed = typed.name.trim() !== ''
  const done = () => isNamed && onDone(typed)
  const shared = {
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && done(),
  } as const
  return (
    <div class="stack lobby-wifi">
      <p>{said(WORDS.more)}</p>
      <label class="field">
        <span>{said(WORDS.name)}</span>
        <input
          {...shared}
          value={typed.name}
          maxLength={32}
          onInput={({ currentTarget }) => set({ name: currentTarget.value })}
        />
      </label>
      <div class="row lobby-typed">
        <label class="field grow">
          <span>{said(WORDS.password)}</span>
          <input
            {...shared}
            {...(isShown ? ({ type: 'text' } as const) : ({ type: 'password' } as const))}
            value={typed.password}
            maxLength={64}
            onInput={({ currentTarget }) => set({ password: currentTarget.value })}
          />
        </label>
        <Round
          icon="eye"
          label={said(isShown ? WORDS.hide : WORDS.show)}
          onPress={() => setShown(!isShown)}
        />
      </div>
      <Switch
        isOn={typed.isHidden}
        label={said(WORDS.hidden)}
        more={said(WORDS.hiddenMore)}
        onChange={isHidden => set({ isHidden })}
      />
      <Quiet icon="wifi" disabled={!isNamed} onPress={done}>
        {said(WORDS.make)}
      </Quiet>
    </div>
  )
}
