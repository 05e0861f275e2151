import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import { schemas, WIRE_VERSION } from '@veillee/room'
import { named, serverMessages } from '@veillee/room/server-messages'
import { hellos, type Meaning, messages, requests } from './meanings.ts'
import { offeredOnly } from './offered.ts'

/** The wire as an AsyncAPI document, from the schemas by which its messages are checked. */

const CHANNEL = { $ref: '#/channels/connection' }

const conversion = {
  target: 'draft-07',
  typeMode: 'input',
  errorMode: 'throw',
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

// What devices say

/** Each option of a union of messages, by what it does. */
type Union = { readonly options: readonly Option[] }
type Option = Parameters<typeof toJsonSchema>[0] & {
  readonly entries: { readonly do: { readonly literal: string } }
}

const withMeaning = (schema: JsonSchema, { means, fields }: Meaning): JsonSchema => ({
  ...schema,
  description: means,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      fields[name] === undefined ? field : { ...(field as JsonSchema), description: fields[name] },
    ]),
  ),
})

function saidBy(union: Union, meanings: Readonly<Record<string, Meaning>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    union.options.map(option => {
      const name = option.entries.do.literal
      const { $schema: _, ...schema } = toJsonSchema(option, conversion)
      return [name, { title: name, ...withMeaning(schema, meanings[name]!) }]
    }),
  )
}

const wishSchema = schemas.message.options[0].entries.wish

function deviceSchemas(): Record<string, JsonSchema> {
  const wishOptions = saidBy(wishSchema, requests)
  const { wish: request, ...others } = saidBy(schemas.message, messages)
  const effects = { $ref: '#/components/schemas/Wish' }
  return {
    ...saidBy(schemas.hello, hellos),
    ...others,
    wish: { ...request!, properties: { ...request!.properties, wish: effects } },
    Wish: { description: 'What a person may wish.', oneOf: Object.values(wishOptions) },
  }
}

// What the server says

const serverSchemas = (): Record<string, JsonSchema> =>
  toJsonSchemaDefs({ ...named, ...serverMessages }, conversion)

// The document

interface Message {
  readonly name: string
  readonly summary: string
  readonly examples: readonly unknown[]
}

const messageOf = ({ name, summary, examples }: Message) => ({
  name,
  title: name,
  summary,
  contentType: 'application/json',
  payload: { $ref: `#/components/schemas/${name}` },
  ...(examples.length > 0 && { examples: examples.map(payload => ({ payload })) }),
})

const onChannel = (...names: readonly string[]) =>
  names.map(name => ({ $ref: `#/channels/connection/messages/${name}` }))

const answeredBy = (...names: readonly string[]) => ({ channel: CHANNEL, messages: onChannel(...names) })

const operations = () => ({
  enter: {
    action: 'receive',
    channel: CHANNEL,
    summary: 'The first message of a connection says who comes. Refused, another may follow.',
    messages: onChannel(...Object.keys(hellos)),
    reply: answeredBy('welcome', 'refused'),
  },
  ask: {
    action: 'receive',
    channel: CHANNEL,
    summary: 'Asks for something to happen.',
    messages: onChannel('wish'),
    reply: answeredBy('done', 'refused'),
  },
  fetch: {
    action: 'receive',
    channel: CHANNEL,
    summary: 'Asks for a gesture that a view names.',
    messages: onChannel('fetch'),
    reply: answeredBy('gesture', 'felt', 'refused'),
  },
  fetchPhoto: {
    action: 'receive',
    channel: CHANNEL,
    summary: 'Asks for a photograph of the room’s own that a view shows.',
    messages: onChannel('fetchPhoto'),
    reply: answeredBy('photo', 'refused'),
  },
  hold: {
    action: 'receive',
    channel: CHANNEL,
    summary: 'Says who has a phone in hand that several share.',
    messages: onChannel('hold'),
    reply: answeredBy('see', 'now', 'refused'),
  },
  hurry: {
    action: 'receive',
    channel: CHANNEL,
    summary: 'Asks bots not to take their time.',
    messages: onChannel('hurry'),
  },
  forget: {
    action: 'receive',
    channel: CHANNEL,
    summary: 'Deletes the room.',
    messages: onChannel('forget'),
    reply: answeredBy('bye', 'refused'),
  },
  show: {
    action: 'send',
    channel: CHANNEL,
    summary: 'Shows what has changed, whenever something has.',
    messages: onChannel('see', 'now'),
  },
  think: {
    action: 'send',
    channel: CHANNEL,
    summary: 'Says what a robot thinks aloud.',
    messages: onChannel('thought'),
  },
  leave: {
    action: 'send',
    channel: CHANNEL,
    summary: 'Says why the connection ends here.',
    messages: onChannel('bye'),
  },
})

/** Messages that were really sent, by their name: they become the examples. */
export type Examples = ReadonlyMap<string, readonly unknown[]>

export function asyncApi(examples: Examples): object {
  const components = offeredOnly({ ...deviceSchemas(), ...serverSchemas() })
  const names = [...Object.keys(hellos), ...Object.keys(messages), ...Object.keys(serverMessages)]
  const messageNamed = (name: string) =>
    messageOf({ name, summary: components[name]!.description!, examples: examples.get(name) ?? [] })
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Veillée',
      version: `${WIRE_VERSION}.0.0`,
      description:
        'What devices and a server of Veillée say to each other. docs/wire.md tells it in words; this document has every field. Made by `npm run wire`.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      home: {
        host: 'localhost:3000',
        protocol: 'ws',
        description: 'As `npm start` serves it. Behind a TLS proxy the protocol is wss.',
      },
    },
    channels: {
      connection: {
        address: '/',
        title: 'One connection of one device',
        description: 'JSON text, one message a frame.',
        messages: Object.fromEntries(names.map(name => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
      },
    },
    operations: operations(),
    components: {
      messages: Object.fromEntries(names.map(name => [name, messageNamed(name)])),
      schemas: components,
    },
  }
}
