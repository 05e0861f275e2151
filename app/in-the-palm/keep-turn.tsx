import { TONES } from '@veillee/art'
import { CONSTRAINTS, constraintText } from '@veillee/games'
import { useState } from 'preact/hooks'
import { Plain } from '../components/controls.tsx'
import { saveFile } from '../device/save-file.ts'
import { settings } from '../device/settings.ts'
import { useRoomClient } from '../room-client/context.tsx'
import type { RoomClient } from '../room-client/room-client.ts'
import { useSitter } from '../room-client/sitters.ts'
import { de } from '../words/french.ts'
import { dayOf, language, listed, said } from '../words/language.ts'
import { type KeptMemory, type KeptPhoto, type KeptTurn, pageOf } from './keepsake/page.ts'
import { reelOf } from './keepsake/reel.ts'
import { letterOf } from './large-view.tsx'
import { useOwnerWords } from './origins.tsx'
import { photoSpoken, photoSvg, photoTitle } from './photo.tsx'
import { loadReplay } from './replay-load.ts'
import { type Table, useCast } from './role.ts'
import { useTeamNames } from './team-names.ts'
import { headline, mimedCard, OUTCOMES, picksOf } from './verdict.ts'

const WORDS = {
  keep: { fr: 'Garder cet album', en: 'Keep this album' },
  coming: { fr: 'L’album se prépare…', en: 'The album is being made…' },
  saved: { fr: 'C’est gardé sur cet appareil.', en: 'It is kept on this device.' },
  notNow: {
    fr: 'Il manque une photo. Réessaie quand le réseau est revenu.',
    en: 'A photo is missing. Try again when the network is back.',
  },
  file: { fr: 'album-de-souvenirs', en: 'album-of-memories' },
  album: { fr: 'L’album', en: 'The album' },
  run: { fr: 'Revoir, deux fois plus vite', en: 'Watch it, twice as fast' },
  moment: { fr: 'Moment du mime', en: 'Moment of the mime' },
  made: { fr: 'Ce qui s’est passé', en: 'What happened' },
  1: { fr: 'Le premier souvenir :', en: 'The first memory:' },
  2: { fr: 'Le second souvenir :', en: 'The second memory:' },
} as const

type Outcome = 'coming' | 'saved' | 'notNow'

/** ROOM-24: the album of the turn with its mimes, as one page that needs nothing else. */
export function KeepTurn({ table }: { table: Table }) {
  const client = useRoomClient()
  const words = useKeptWords(table)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const keep = async () => {
    setOutcome('coming')
    const page = await pageOfTurn(client, table, words).catch(() => null)
    if (page) await saveFile(new Blob([page], { type: 'text/html' }), `${said(WORDS.file)}.html`)
    setOutcome(page ? 'saved' : 'notNow')
  }
  return (
    <div class="palm-links">
      <Plain icon="book" onPress={keep}>
        {said(WORDS.keep)}
      </Plain>
      <p class="under" data-aloud>
        {outcome && said(WORDS[outcome])}
      </p>
    </div>
  )
}

type KeptWords = Pick<KeptTurn, 'title' | 'cast' | 'lines' | 'words'> & {
  readonly whose: (card: number) => string
}

/** Whatever needs the names of this evening. */
function useKeptWords(table: Table): KeptWords {
  const sitter = useSitter()
  const whose = useOwnerWords(table)
  const { members } = useTeamNames(table)
  const { grandfather } = useCast(table)
  const { calls, children } = table.scored!
  const mimes = listed([...new Set(children)].map(seat => sitter(seat).name))
  const points = listed(table.teams.map(({ points: won }, team) => `${members(team)} ${won}`))
  const called = listed([...new Set(calls.map(({ by }) => sitter(by).name))])
  return {
    whose,
    title: said(headline(picksOf(table))),
    cast: said({
      fr: `Mimé par ${mimes}, sur la main ${de(grandfather)}.`,
      en: `Mimed by ${mimes}, on ${grandfather}’s hand.`,
    }),
    lines: [
      ...(calls.length > 0
        ? [said({ fr: `${called} : « Mime interdit ! »`, en: `${called}: “Not allowed!”` })]
        : []),
      said({ fr: `Les fusées : ${points}.`, en: `The rockets: ${points}.` }),
    ],
    words: {
      album: said(WORDS.album),
      run: said(WORDS.run),
      moment: said(WORDS.moment),
      made: said(WORDS.made),
      felt: said({ fr: `Ce que la main ${de(grandfather)} a senti`, en: `What ${grandfather}’s hand felt` }),
    },
  }
}

async function pageOfTurn(client: RoomClient, table: Table, words: KeptWords): Promise<string> {
  const [photos, memories] = await Promise.all([
    Promise.all(table.album!.map(card => photoOf(table, card, words.whose(card)))),
    Promise.all(([1, 2] as const).map(memory => memoryOf(client, table, memory))),
  ])
  return pageOf({
    ...words,
    language: language.peek(),
    memories,
    photos,
    footer: `${dayOf(client.now())} · Veillée`,
    tone: TONES[settings.peek().tone]!,
  })
}

async function photoOf(table: Table, card: number, whose: string): Promise<KeptPhoto> {
  const pick = picksOf(table).find(one => one.card === card)
  return {
    svg: await photoSvg(card),
    letter: letterOf(table.album!.indexOf(card)),
    title: photoTitle(card),
    spoken: photoSpoken(card),
    whose,
    pick: pick
      ? { memory: pick.memory, isRight: pick.outcome === 'right', words: said(OUTCOMES[pick.outcome]) }
      : null,
  }
}

async function memoryOf(client: RoomClient, table: Table, memory: 1 | 2): Promise<KeptMemory> {
  const { mimes, constraints } = table.scored!
  const gesture = mimes.find(one => one.memory === memory)?.mime.gesture
  const constraint = constraints[memory - 1]
  const replay = gesture === undefined ? null : await loadReplay(client, gesture, table.grandfather)
  return {
    heading: said(WORDS[memory]),
    title: photoTitle(mimedCard(table, memory)),
    constraint: constraint === undefined ? null : said(constraintText(CONSTRAINTS[constraint]!)),
    reel: replay && reelOf(replay, `mime-${memory}`),
  }
}
