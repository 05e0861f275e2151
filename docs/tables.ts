import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { OFFERED, texts } from '@veillee/games'
import { messages } from '@veillee/games/messages'
import { schemas } from '@veillee/room'
import { named, prefixOf } from '@veillee/room/server-messages'
import { requests } from './meanings.ts'

/** The tables of the page about the wire. */

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

const schemaOf = (schema: Parameters<typeof toJsonSchema>[0]): JsonSchema =>
  toJsonSchema(schema, { definitions: named, errorMode: 'throw', typeMode: 'input' })

// Wishes

/** With a question mark where a field may be left out. */
const fieldsOf = ({ properties, required = [] }: JsonSchema): string =>
  Object.keys(properties!)
    .filter(field => field !== 'do')
    .map(field => `\`${field}${required.includes(field) ? '' : '?'}\``)
    .join(', ')

export const wishTable = (): string =>
  table(
    ['wish', 'with', 'means'],
    schemas.message.options[0].entries.wish.options.map(option => {
      const name = option.entries.do.literal
      return [`\`${name}\``, fieldsOf(schemaOf(option)), requests[name].means]
    }),
  )

// Moves

const PREFIXES = new RegExp(`.*/(${OFFERED.map(prefixOf).join('|')})?`)

/** What one choice looks like. */
function formOf(schema: JsonSchema): string {
  const { $ref, const: only, enum: several, items, properties } = schema
  if ($ref !== undefined) return $ref.replace(PREFIXES, '').toLowerCase()
  if (only !== undefined || several !== undefined)
    return (several ?? [only]).map(one => `\`${JSON.stringify(one)}\``).join(', ')
  if (Array.isArray(items)) return `\`[${items.map(item => formOf(item as JsonSchema)).join(', ')}]\``
  return `\`{ ${Object.keys(properties ?? {}).join(', ')} }\``
}

interface Moves {
  readonly choices: { readonly properties: Readonly<Record<string, JsonSchema>> }
  readonly open: { readonly items: readonly JsonSchema[] | JsonSchema }
}

function movesIn(phase: string, offers: JsonSchema): readonly (readonly string[])[] {
  const { choices, open } = offers.properties as unknown as Moves
  const finite = Object.entries(choices.properties).map(([move, { items, description }]) => [
    move,
    formOf([items].flat()[0] as JsonSchema),
    description!,
  ])
  const opened = Array.isArray(open.items) ? (open.items as readonly JsonSchema[]) : []
  const openMoves = opened.map(({ const: move, description }) => [String(move), 'open', description!])
  return [...finite, ...openMoves].map(([move, form, means]) => [phase, `\`${move}\``, form!, means!])
}

export const moveTables = (): string =>
  OFFERED.map(id => {
    const phases = Object.entries(messages[id].offered)
    const rows = phases.flatMap(([phase, offers]) => movesIn(phase, schemaOf(offers)))
    return `**${texts[id].name.en}** (\`${id}\`)\n\n${table(['phase', 'move', 'a choice is', 'means'], rows)}`
  }).join('\n\n')
