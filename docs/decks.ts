import { toJsonSchema } from '@valibot/to-json-schema'
import { deckShape } from '@veillee/games/messages'

/** docs/decks.schema.json as it has to be. */
export const decksSchema = (): string => `${JSON.stringify(toJsonSchema(deckShape), null, 2)}\n`
