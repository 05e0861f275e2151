import type { GameId } from '@veillee/games'
import { example } from '../example/manifest.ts'
import { extraordinaryStory } from '../extraordinary-story/manifest.ts'
import type { GameManifest } from '../game-kit/game-manifest.ts'
import { inThePalm } from '../in-the-palm/manifest.ts'
import { palmReader } from '../palm-reader/manifest.ts'

type Manifests = { readonly [G in GameId]: GameManifest<G> }

/** The app's only list of games, in the order in which people are shown them. */
export const manifests: Manifests = {
  'in-the-palm': inThePalm,
  'extraordinary-story': extraordinaryStory,
  'palm-reader': palmReader,
  example,
}

/** Of some game: whoever asks for it has a lobby, a line or a match of the same game. */
export const manifestOf = <G extends GameId>(game: G): GameManifest<G> => manifests[game]

export const isGame = (text: string): text is GameId => Object.hasOwn(manifests, text)

/** The server says so in its page (DEVELOPER_GAMES). */
const isForDevelopers = globalThis.document?.documentElement.dataset.developerGames === 'on'

/** Those that people are offered here. */
export const GAMES: readonly GameId[] = Object.keys(manifests)
  .filter(isGame)
  .filter(game => isForDevelopers || !manifests[game].isForDevelopers)

export const isOffered = (text: string): text is GameId => (GAMES as readonly string[]).includes(text)
