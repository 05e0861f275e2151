import type { Said } from '@veillee/kernel'
import { LANGUAGES, READ_IN } from '@veillee/kernel/languages'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Quiet, Radios, Segments, Switch } from '../components/controls.tsx'
import { lazily } from '../components/lazily.tsx'
import { under } from '../device/base.ts'
import { BY_EAR_MORE, playByEar } from '../device/by-ear.ts'
import { type Settings, set, settings } from '../device/settings.ts'
import { said } from '../words/language.ts'

const WORDS = {
  language: { fr: 'Langue', en: 'Language' },
  languageMore: {
    fr: 'La tienne seulement : chacun lit la sienne à table.',
    en: 'Yours alone: everybody at the table reads their own.',
  },
  text: { fr: 'Taille des mots', en: 'Size of the words' },
  textMore: { fr: 'Tout grandit ensemble.', en: 'Everything grows together.' },
  hand: { fr: 'La main qui dessine', en: 'The hand you draw with' },
  handMore: { fr: 'Les boutons passent de ce côté.', en: 'Buttons move over to that side.' },
  tone: { fr: 'La main dessinée', en: 'The drawn hand' },
  toneMore: { fr: 'Celle que tu verras au creux du jeu.', en: 'The one that you will see in the game.' },
  hold: { fr: 'Garder le doigt posé', en: 'Keeping a finger down' },
  holdMore: {
    fr: 'Pour voir un secret ou tourner une carte. Deux petits coups valent autant : rien n’a besoin d’être tenu.',
    en: 'To see a secret or turn a card. Two taps will do as well: nothing has to be held.',
  },
  byEar: { fr: 'Lecteur d’écran', en: 'Screen reader' },
  targets: { fr: 'Taille des boutons', en: 'Size of the buttons' },
  targetsMore: {
    fr: 'Grands : au moins 56 points de haut et de large, partout.',
    en: 'Large: at least 56 points high and wide, everywhere.',
  },
  oneSwitch: { fr: 'Jouer avec un seul contacteur', en: 'Playing with one switch' },
  oneSwitchMore: {
    fr: 'Ce qui peut être pressé s’allume à tour de rôle ; presse quand c’est le bon : Espace ou Entrée, ou n’importe où sur l’écran.',
    en: 'What can be pressed lights up in turn; press when it is the right one: Space or Enter, or anywhere on the screen.',
  },
  switchPace: { fr: 'Secondes par étape', en: 'Seconds a step' },
  switchPaceMore: { fr: 'Le temps de décider.', en: 'Time to decide.' },
  evenings: { fr: 'Écrans secrets', en: 'Secret screens' },
  eveningsMore: {
    fr: 'Sombres, on les devine de loin. Clairs, seul l’œil dit le secret.',
    en: 'Dark ones are known from afar. On light ones only the eye says it is secret.',
  },
  sound: { fr: 'Sons', en: 'Sounds' },
  soundMore: {
    fr: 'Petits et rares ; rien n’est dit par le son seul.',
    en: 'Small and few; nothing is told by sound alone.',
  },
  vibration: { fr: 'Vibrations', en: 'Vibration' },
  vibrationMore: { fr: 'Là où le téléphone sait vibrer.', en: 'Where the phone can.' },
  senses: { fr: 'Sentir à travers l’écran', en: 'Feeling through the screen' },
  sensesMore: {
    fr: 'Lueur, oreille, tâtons ou mots, quand vous jouez de loin.',
    en: 'Glimmer, ear, searching finger or words, when you play from afar.',
  },
  motion: { fr: 'Moins de mouvement', en: 'Less movement' },
  motionMore: {
    fr: 'Les images changent sans glisser ni tourner.',
    en: 'Pictures change without sliding or turning.',
  },
} as const

type Chosen = 'text' | 'hand' | 'hold' | 'targets' | 'oneSwitch' | 'switchPaceS' | 'evenings'

const CHOICES: { readonly [K in Chosen]: readonly (readonly [Settings[K], Said])[] } = {
  text: [
    ['normal', { fr: 'Normale', en: 'Normal' }],
    ['large', { fr: 'Grande', en: 'Large' }],
    ['larger', { fr: 'Très grande', en: 'Larger' }],
  ],
  hand: [
    ['left', { fr: 'Gauche', en: 'Left' }],
    ['right', { fr: 'Droite', en: 'Right' }],
  ],
  hold: [
    ['hold', { fr: 'Doigt posé', en: 'Finger down' }],
    ['tap', { fr: 'Deux coups', en: 'Two taps' }],
  ],
  targets: [
    ['normal', { fr: 'Normaux', en: 'Normal' }],
    ['large', { fr: 'Grands', en: 'Large' }],
  ],
  oneSwitch: [
    ['off', { fr: 'Non', en: 'No' }],
    ['key', { fr: 'Une touche', en: 'A key' }],
    ['tap', { fr: 'Un appui', en: 'A tap' }],
  ],
  switchPaceS: [
    [0.5, { fr: '0,5', en: '0.5' }],
    [1, { fr: '1', en: '1' }],
    [1.5, { fr: '1,5', en: '1.5' }],
    [2.5, { fr: '2,5', en: '2.5' }],
    [4, { fr: '4', en: '4' }],
  ],
  evenings: [
    ['dark', { fr: 'Sombres', en: 'Dark' }],
    ['paper', { fr: 'Clairs', en: 'Light' }],
  ],
}

/** ROOM-34: what belongs to the person. Each takes effect at once, and is kept on this device. */
export const SettingsPanel = () => (
  <div class="ent-panel">
    <Setting more={WORDS.languageMore}>
      <Segments
        isWide
        legend={said(WORDS.language)}
        choices={READ_IN.map(value => ({ value, label: LANGUAGES[value].name }))}
        chosen={settings.value.language}
        onChoose={value => set('language', value)}
      />
    </Setting>
    <Choice of="text" label={WORDS.text} more={WORDS.textMore} />
    <ToneChoice />
    <Choice of="hand" label={WORDS.hand} more={WORDS.handMore} />
    <Choice of="hold" label={WORDS.hold} more={WORDS.holdMore} />
    <Switch
      isOn={settings.value.byEar}
      onChange={playByEar}
      label={said(WORDS.byEar)}
      more={said(BY_EAR_MORE)}
    />
    <Choice of="targets" label={WORDS.targets} more={WORDS.targetsMore} />
    <Choice of="oneSwitch" label={WORDS.oneSwitch} more={WORDS.oneSwitchMore} />
    {settings.value.oneSwitch !== 'off' && (
      <Choice of="switchPaceS" label={WORDS.switchPace} more={WORDS.switchPaceMore} />
    )}
    <Choice of="evenings" label={WORDS.evenings} more={WORDS.eveningsMore} />
    <OnOff of="sound" label={WORDS.sound} more={WORDS.soundMore} />
    <OnOff of="vibration" label={WORDS.vibration} more={WORDS.vibrationMore} />
    <SensesChoice />
    <Switch
      isOn={settings.value.motion === 'reduced'}
      onChange={isOn => set('motion', isOn ? 'reduced' : 'auto')}
      label={said(WORDS.motion)}
      more={said(WORDS.motionMore)}
    />
  </div>
)

const SenseSheet = lazily(() => import('../senses/sense-sheet.tsx').then(sheet => sheet.SenseSheet))

function SensesChoice() {
  const [isOpen, open] = useState(false)
  return (
    <Setting more={WORDS.sensesMore}>
      <Quiet icon="palm" onPress={() => open(true)}>
        {said(WORDS.senses)}
      </Quiet>
      {isOpen && <SenseSheet onClose={() => open(false)} />}
    </Setting>
  )
}

const Setting = ({ more, children }: { more: Said; children: ComponentChildren }) => (
  <div class="ent-setting">
    {children}
    <p>{said(more)}</p>
  </div>
)

interface NamedSetting<K> {
  readonly of: K
  readonly label: Said
  readonly more: Said
}

function Choice<K extends Chosen>({ of, label, more }: NamedSetting<K>) {
  const choices: readonly (readonly [Settings[K], Said])[] = CHOICES[of]
  return (
    <Setting more={more}>
      <Segments
        legend={said(label)}
        choices={choices.map(([value, words]) => ({ value, label: said(words) }))}
        chosen={settings.value[of]}
        onChoose={value => set(of, value)}
      />
    </Setting>
  )
}

const OnOff = ({ of, label, more }: NamedSetting<'sound' | 'vibration'>) => (
  <Switch isOn={settings.value[of]} onChange={isOn => set(of, isOn)} label={said(label)} more={said(more)} />
)

const TONES = [
  ['fair', { fr: 'Peau claire', en: 'Fair skin' }],
  ['golden', { fr: 'Peau dorée', en: 'Golden skin' }],
  ['brown', { fr: 'Peau brune', en: 'Brown skin' }],
  ['deep', { fr: 'Peau foncée', en: 'Deep skin' }],
] as const

/** Four little hands. */
const ToneChoice = () => (
  <Setting more={WORDS.toneMore}>
    <fieldset class="choice">
      <legend>{said(WORDS.tone)}</legend>
      <div class="ent-tones">
        <Radios
          choices={TONES.map(([tone, words], value) => ({
            value,
            label: (
              <img
                src={under(`/pictures/hand-${tone}.svg`)}
                alt={said(words)}
                width={60}
                height={78}
                draggable={false}
              />
            ),
          }))}
          chosen={settings.value.tone}
          onChoose={tone => set('tone', tone as Settings['tone'])}
        />
      </div>
    </fieldset>
  </Setting>
)
