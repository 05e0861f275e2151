import type { MatchOf } from '../connection/server-messages.ts'
import { type AlbumLeaf, type EveningAlbum, inOrder } from '../game-kit/evening-album.ts'
import { de } from '../words/french.ts'
import { listed, said } from '../words/language.ts'
import { photoFile, photoStory, photoTitle } from './photo.tsx'
import type { Table } from './role.ts'
import { mimedCard, originOf, type Pick, picksOf } from './verdict.ts'

const TITLE = { fr: 'Nos souvenirs au creux de la main', en: 'Our memories, in the palm of a hand' } as const

const HONOURS = {
  trap: { fr: 'Le plus beau piège', en: 'Best trap' },
  miss: { fr: 'Raté de si peu', en: 'Closest miss' },
  brave: { fr: 'Le plus beau pari', en: 'Bravest guess' },
} as const

type Names = (seat: number) => string

/** A pick, and the turn that it was made in. */
interface Told {
  readonly table: Table
  readonly pick: Pick
}

/** How many decoys lay in the album. */
const trapsIn = ({ scored }: Table): number => scored!.origins.filter(({ kind }) => kind === 'laid').length

/** Whose traps worked most often; of those, the first. */
function bestTrap(told: readonly Told[]): Told | undefined {
  const sprung = told.filter(({ pick }) => pick.outcome === 'decoy')
  const timesOf = ({ pick }: Told) => sprung.filter(other => other.pick.wonBy[0] === pick.wonBy[0]).length
  return [...sprung].sort((a, b) => timesOf(b) - timesOf(a))[0]
}

const bravest = (told: readonly Told[]): Told | undefined =>
  told.filter(({ pick }) => pick.outcome === 'right').sort((a, b) => trapsIn(b.table) - trapsIn(a.table))[0]

function honourOf(told: readonly Told[], one: Told): string | null {
  if (one === bestTrap(told)) return said(HONOURS.trap)
  if (one === told.find(({ pick }) => pick.outcome === 'swapped')) return said(HONOURS.miss)
  return one === bravest(told) ? said(HONOURS.brave) : null
}

/** What became of it, and then Léon's own words. */
function leafOf({ table, pick }: Told, honour: string | null, name: Names): AlbumLeaf {
  const card = mimedCard(table, pick.memory)
  const [child, grandfather] = [name(table.scored!.children[pick.memory - 1]!), name(table.grandfather)]
  const taken = photoTitle(pick.card)
  const from = originOf(table, pick.card)
  const trappers = from.kind === 'laid' ? listed(table.teams[from.team]!.seats.map(name)) : null
  const words =
    pick.outcome === 'right'
      ? said({ fr: `${child} pour ${grandfather} : trouvé !`, en: `${child} for ${grandfather}: found!` })
      : trappers === null
        ? said({ fr: `${grandfather} y a vu « ${taken} ».`, en: `${grandfather} took it for “${taken}”.` })
        : said({
            fr: `${grandfather} y a vu « ${taken} », le piège ${de(trappers)}.`,
            en: `${grandfather} took it for “${taken}”, a trap set by ${trappers}.`,
          })
  return {
    picture: photoFile(card),
    ...(pick.outcome !== 'right' && { taken: photoFile(pick.card) }),
    title: photoTitle(card),
    words,
    quote: photoStory(card),
    honour,
  }
}

/** PALM-50, ROOM-24: the memories of the match with what became of them, and Léon's captions. */
export function album({ chapters }: MatchOf<'in-the-palm'>, name: Names): EveningAlbum {
  const told = chapters.flatMap(table => picksOf(table).map((pick): Told => ({ table, pick })))
  return {
    title: said(TITLE),
    leaves: inOrder(told.map(one => leafOf(one, honourOf(told, one), name))),
  }
}
