import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHello, readMessage } from '@veillee/room'
import { readServerMessage, serverMessages } from '@veillee/room/server-messages'
import { describe, expect, test } from 'vitest'
import { hellos, messages, requests } from './meanings.ts'
import { masked, read, record, written } from './transcript.ts'
import { asyncApiFor, renewedPage, transcriptOf } from './wire.ts'

const pageText = readFileSync(join(import.meta.dirname, 'wire.md'), 'utf8')
const document = readFileSync(join(import.meta.dirname, 'asyncapi.json'), 'utf8')

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Node = { readonly [key: string]: Json }

const api = JSON.parse(document) as {
  readonly channels: { readonly connection: { readonly messages: Readonly<Record<string, Node>> } }
  readonly operations: Readonly<Record<string, Operation>>
  readonly components: { readonly schemas: Readonly<Record<string, Node>> }
}

interface Operation {
  readonly messages: readonly { readonly $ref: string }[]
  readonly reply?: { readonly messages: readonly { readonly $ref: string }[] }
}

function* nodesIn(value: Json): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Node
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

const at = (ref: string): Json | undefined =>
  ref
    .slice(2)
    .split('/')
    .reduce((node: Json | undefined, key) => (node as Node | undefined)?.[key], api as unknown as Json)

describe('docs/asyncapi.json', () => {
  test('is what npm run wire would write', () => {
    expect(document).toBe(asyncApiFor(pageText))
  })

  test('whatever it refers to is there', () => {
    const refs = [...nodesIn(api as unknown as Json)].flatMap(({ $ref }) =>
      $ref === undefined ? [] : [$ref],
    )
    expect(refs.length).toBeGreaterThan(100)
    expect(refs.filter(ref => at(ref as string) === undefined)).toEqual([])
  })

  test('every message of devices and server is on the channel, and belongs to an operation', () => {
    const names = [...Object.keys(hellos), ...Object.keys(messages), ...Object.keys(serverMessages)]
    expect(Object.keys(api.channels.connection.messages)).toEqual(names)
    const operated = Object.values(api.operations).flatMap(({ messages, reply }) => [
      ...messages,
      ...(reply?.messages ?? []),
    ])
    const refs = new Set(operated.map(({ $ref }) => $ref))
    expect([...refs].sort()).toEqual(names.map(name => `#/channels/connection/messages/${name}`).sort())
  })

  test('says of every message and every wish what it means, and of each of their fields', () => {
    const { schemas } = api.components
    const described = [
      ...Object.keys(hellos).map(name => schemas[name]!),
      ...(schemas.Wish!.oneOf as readonly Node[]),
    ]
    expect(described).toHaveLength(Object.keys(hellos).length + Object.keys(requests).length)
    for (const { title, description, properties } of described) {
      expect(description, String(title)).toMatch(/\.$/)
      for (const [field, schema] of Object.entries(properties as Node))
        if (field !== 'do' && field !== 'v')
          expect((schema as Node).description, `${title}.${field}`).toMatch(/\.$/)
    }
    for (const name of Object.keys(serverMessages)) expect(schemas[name]!.description, name).toMatch(/\.$/)
  })
})

describe('docs/wire.md', () => {
  test('has the tables that npm run wire would write', () => {
    expect(renewedPage(pageText, transcriptOf(pageText))).toBe(pageText)
  })

  test('tells an exchange that a server has again today, but for chance and the clock', async () => {
    expect(masked(await record())).toEqual(masked(transcriptOf(pageText)))
  })

  test('every frame of that exchange is one that this wire has', () => {
    const greeted = new Set<string>()
    const heard = transcriptOf(pageText)
    for (const { who, way, frame } of heard) {
      const text = JSON.stringify(frame)
      if (way === '✕') greeted.delete(who)
      if (way === '←') expect(readServerMessage(text)).toEqual(frame)
      if (way === '→')
        expect(greeted.has(who) ? readMessage(text) : readHello(text)).toMatchObject(frame as object)
      if (way === '→') greeted.add(who)
    }
    expect(heard.filter(({ way }) => way === '→').length).toBeGreaterThan(6)
    expect(read(written(heard))).toEqual(heard)
  })
})
