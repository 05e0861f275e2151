import { Sheet } from '../components/sheet.tsx'
import type { Lobby } from '../connection/server-messages.ts'
import { useLobby } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'

const WORDS = {
  line: { fr: 'Cartes bien mélangées ✓', en: 'Cards well shuffled ✓' },
  title: { fr: 'Un mélange que personne ne choisit', en: 'A shuffle that nobody chooses' },
  how: {
    fr: 'Avant la partie, le serveur choisit un nombre secret et en montre l’empreinte : c’est sa promesse. Puis chaque téléphone ajoute un nombre au hasard. Le mélange naît de tous ces nombres ensemble.',
    en: 'Before the match the server picks a secret number and shows its fingerprint: that is its promise. Then each phone adds a number by chance. The shuffle comes of all these numbers together.',
  },
  so: {
    fr: 'Ainsi, personne ne peut choisir les cartes, pas même le serveur. À la fin, son nombre est montré, et ton téléphone vérifie que la promesse a été tenue.',
    en: 'So nobody can choose the cards, not even the server. At the end its number is shown, and your phone checks that the promise was kept.',
  },
  by: { fr: 'Nombres déjà ajoutés', en: 'Numbers added so far' },
  nobody: { fr: 'aucun encore', en: 'none yet' },
  promise: { fr: 'La promesse du serveur, en entier', en: 'The server’s promise in full' },
} as const

/** What it is made of is on the sheet, for those who want to compare. */
export const sealLine = ({ seal }: Lobby): string | null => (seal === null ? null : said(WORDS.line))

/** ROOM-15, in plain words. */
export function PromiseSheet({ onClose }: { onClose: () => void }) {
  const lobby = useLobby()
  const { seal } = lobby
  const names = seal?.by.map(person => shownPerson(lobby, person).name) ?? []
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="seal">
      <div class="stack">
        <p>{said(WORDS.how)}</p>
        <p>{said(WORDS.so)}</p>
        <dl class="lobby-list">
          <div class="lobby-read">
            <dt>{said(WORDS.by)}</dt>
            <dd>{names.length > 0 ? listed(names) : said(WORDS.nobody)}</dd>
          </div>
        </dl>
        {seal && (
          <div>
            <b class="lobby-part">{said(WORDS.promise)}</b>
            <code class="lobby-promise">{seal.promise.match(/.{1,8}/g)?.join(' ')}</code>
          </div>
        )}
      </div>
    </Sheet>
  )
}
