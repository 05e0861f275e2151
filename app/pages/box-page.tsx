import type { Said } from '@veillee/kernel'
import { useEffect, useState } from 'preact/hooks'
import { BackBar } from '../components/back-bar.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { under } from '../device/base.ts'
import { isGame, manifests } from '../games/manifests.ts'
import { language, said, tongueOf } from '../words/language.ts'
import { type BoxFile, downloadOf, filesFor, kindOf, languageOf, papersFor } from './box-files.ts'

const WORDS = {
  say: { fr: 'Imprimer la boîte', en: 'Print the box' },
  more: {
    fr: 'Les trois jeux sur papier, à couper et à plier. Imprime à 100\u202f%.',
    en: 'The three games on paper, to be cut and folded. Print at 100 %.',
  },
  a4: { fr: 'Papier A4', en: 'A4 paper' },
  letter: { fr: 'Papier Letter', en: 'Letter paper' },
  none: {
    fr: 'Cette Veillée a été construite sans sa boîte à imprimer. Qui s’occupe du serveur peut la faire\u202f: npm run print -- --into app/dist/print',
    en: 'This Veillée was built without its box to print. Whoever runs the server can make it: npm run print -- --into app/dist/print',
  },
  away: {
    fr: 'La boîte est sur le serveur, et il ne répond pas. Reviens quand tu auras du réseau.',
    en: 'The box is on the server, which does not answer. Come back when there is a network.',
  },
} as const

/** What the files are called, from what is read first to what is cut out last. */
const NAMES: Readonly<Record<string, Said>> = {
  box: {
    fr: 'Le contenu, les objets, le dé, les boîtes, les scores',
    en: 'Contents, objects, die, boxes, score pads',
  },
  rules: { fr: 'Les règles, en livret', en: 'The rules, a booklet' },
  biography: { fr: 'La vie de Léon, en livret', en: 'Léon’s life, a booklet' },
  memories: { fr: 'Les cent souvenirs', en: 'The hundred memories' },
  practice: { fr: 'La carte pour essayer', en: 'The practice card' },
  constraints: { fr: 'Les contraintes', en: 'The constraints' },
  rockets: { fr: 'Les fusées', en: 'The rockets' },
  words: { fr: 'Les mots et les liaisons', en: 'The words and the Links' },
  symbols: { fr: 'Les symboles', en: 'The symbols' },
  'swell-words': { fr: 'En relief : les mots en braille', en: 'To be felt: the words in braille' },
  'swell-constraints': {
    fr: 'En relief : les contraintes en braille',
    en: 'To be felt: the constraints in braille',
  },
  'swell-symbols': { fr: 'En relief : les symboles', en: 'To be felt: the symbols' },
  'swell-memories': { fr: 'En relief : quarante souvenirs', en: 'To be felt: forty memories' },
}

/** What was built with the app; nothing where no browser could print it. */
async function printed(): Promise<readonly BoxFile[] | 'away'> {
  const answer = await fetch(under('/print/index.json')).catch(() => undefined)
  if (!answer) return 'away'
  return answer.ok ? ((await answer.json()) as readonly BoxFile[]) : []
}

/** Where it is not one’s own. */
function tongue(file: BoxFile): string | undefined {
  const its = languageOf(file)
  return its === undefined || its === language.value ? undefined : tongueOf(its)
}

const itsGame = ({ game = '' }: BoxFile): string | undefined =>
  isGame(game) ? said(manifests[game].name) : undefined

const about = ({ sides, bytes }: BoxFile): string =>
  said({
    fr: `${sides} pages, ${megabytes(bytes)} Mo`,
    en: `${sides} pages, ${megabytes(bytes)} MB`,
  })

const megabytes = (bytes: number): string =>
  Math.max(0.1, bytes / 1e6).toLocaleString(language.value, { maximumFractionDigits: 1 })

export function BoxPage() {
  const [all, setAll] = useState<readonly BoxFile[] | 'away'>()
  useEffect(() => {
    void printed().then(setAll)
  }, [])
  return (
    <Screen name="box" isFlowing bar={<BackBar />} say={said(WORDS.say)} more={said(WORDS.more)}>
      {all === 'away' && <p>{said(WORDS.away)}</p>}
      {all?.length === 0 && <p>{said(WORDS.none)}</p>}
      {Array.isArray(all) &&
        all.length > 0 &&
        papersFor(navigator.language).map(paper => <Files key={paper} paper={paper} all={all} />)}
    </Screen>
  )
}

const Files = ({ paper, all }: { paper: BoxFile['paper']; all: readonly BoxFile[] }) => (
  <section class="ent-files">
    <h2>{said(WORDS[paper])}</h2>
    <ul class="ent-list">
      {filesFor(language.value, all)
        .filter(one => one.paper === paper)
        .map(one => (
          <li key={one.id}>
            <a class="ent-row" href={under(`/print/${paper}/${one.id}.pdf`)} download={downloadOf(one)}>
              <Icon name="print" />
              <span>
                {said(NAMES[kindOf(one)]!)}
                <br />
                <small>
                  {[itsGame(one), tongue(one)].filter(Boolean).map(words => `${words} · `)}
                  <span>{about(one)}</span>
                </small>
              </span>
            </a>
          </li>
        ))}
    </ul>
  </section>
)
