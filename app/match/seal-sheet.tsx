import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useSealCheck } from '../game-kit/seal-check.ts'
import { useLobby, useMatch } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Le mélange scellé', en: 'The sealed shuffle' },
  how: {
    fr: 'Avant la partie, le serveur et chaque téléphone ont donné un nombre au hasard. Ensemble, ils ont mélangé les cartes : personne ne pouvait choisir.',
    en: 'Before the match, the server and every phone each gave a random number. Together they shuffled the cards: nobody could choose.',
  },
  running: {
    fr: 'À la fin de la partie, ton téléphone vérifiera que rien n’a changé.',
    en: 'When the match is over, your phone will check that nothing has changed.',
  },
  checking: { fr: 'Ton téléphone vérifie…', en: 'Your phone is checking…' },
  kept: {
    fr: 'Vérifié sur ton téléphone : rien n’a changé depuis le début.',
    en: 'Checked on your phone: nothing has changed since the start.',
  },
  broken: {
    fr: 'Ça ne colle pas : ce mélange n’est pas celui qui avait été promis.',
    en: 'It does not add up: this is not the shuffle that was promised.',
  },
  mine: { fr: 'Ton nombre est dedans.', en: 'Your number is in it.' },
  notMine: {
    fr: 'Ton téléphone n’a pas donné de nombre cette fois.',
    en: 'Your phone gave no number this time.',
  },
  fingerprint: { fr: 'L’empreinte, montrée au début', en: 'The fingerprint, shown at the start' },
  numbers: { fr: 'Les nombres des téléphones', en: 'The phones’ numbers' },
  yours: { fr: 'le tien', en: 'yours' },
  server: { fr: 'Le nombre du serveur', en: 'The server’s number' },
  promise: { fr: 'Ce qu’il en avait promis', en: 'What it had promised of it' },
} as const

/** In groups of four: as people compare it aloud. */
const grouped = (hash: string): string => hash.match(/.{1,4}/g)?.join(' ') ?? hash

/** ROOM-15. */
export function SealSheet({ onClose }: { onClose: () => void }) {
  const match = useMatch()
  const { check, own } = useSealCheck()
  const lobby = useLobby()
  if (!match) return null
  const { seal, opened } = match
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="seal">
      <div class="stack">
        <p class={`notice play-check ${check}`} data-aloud>
          <Icon name={check === 'broken' ? 'cross' : check === 'kept' ? 'check' : 'seal'} size={28} />
          <span>
            {said(WORDS[check])} {said(own === undefined ? WORDS.notMine : WORDS.mine)}
          </span>
        </p>
        <p class="play-soft">{said(WORDS.how)}</p>
        <Hash title={said(WORDS.fingerprint)} hash={seal.fingerprint} />
        <h3 class="play-label">{said(WORDS.numbers)}</h3>
        <ul class="play-numbers">
          {seal.numbers.map((number, i) => {
            const shown = shownPerson(lobby, seal.by[i]!)
            return (
              <li key={number}>
                <SeatToken of={shown} size={30} />
                <span>
                  <b>
                    {shown.name}
                    {number === own && ` (${said(WORDS.yours)})`}
                  </b>
                  <code>{grouped(number.slice(0, 16))}…</code>
                </span>
              </li>
            )
          })}
        </ul>
        <Hash title={said(WORDS.promise)} hash={seal.promise} />
        {opened && <Hash title={said(WORDS.server)} hash={opened.server} />}
      </div>
    </Sheet>
  )
}

const Hash = ({ title, hash }: { title: string; hash: string }) => (
  <div>
    <h3 class="play-label">{title}</h3>
    <code class="play-hash">{grouped(hash)}</code>
  </div>
)
