import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../server/settings.ts'

const here = import.meta.dirname

/** What is used of it here; anything else is a slip, or has to be looked at. */
interface Service {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[]
  readonly read_only?: boolean
  readonly tmpfs?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly restart: string
  readonly stop_grace_period?: string
}

const KEYS: { readonly [Key in keyof Service]-?: true } = {
  image: true,
  build: true,
  environment: true,
  command: true,
  ports: true,
  volumes: true,
  depends_on: true,
  read_only: true,
  tmpfs: true,
  cap_drop: true,
  security_opt: true,
  restart: true,
  stop_grace_period: true,
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}

/** As Docker reads it once these are set, for as much as there is no Docker here to ask. */
function composeOf(folder: string, env: Readonly<Record<string, string>>): Compose {
  const text = readFileSync(join(here, folder, 'compose.yaml'), 'utf8')
  const filled = text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    expect(env, `${name} is named in the command at the top`).toHaveProperty(name)
    return env[name]!
  })
  return parse(filled, { merge: true })
}

const env = { DOMAIN: 'veillee.example.org', NATS_PASSWORD: 'not-a-secret' }

describe.each([
  ['one', { DOMAIN: env.DOMAIN }],
  ['three', env],
])('deploy/%s/compose.yaml', (folder, given) => {
  const { services, volumes } = composeOf(folder, given)
  const all = Object.entries(services)
  const ours = all.filter(([, { image }]) => image === 'veillee')

  test('has nothing in it that Docker would not know', () => {
    for (const [name, service] of all)
      for (const key of Object.keys(service)) expect(KEYS, `${name}: ${key}`).toHaveProperty(key)
  })

  test('names files that are there, and volumes and services that it has', () => {
    const mounted = all.flatMap(([, service]) => service.volumes ?? []).map(one => one.split(':')[0]!)
    for (const one of mounted.filter(place => place.startsWith('.')))
      expect(existsSync(join(here, folder, one)), one).toBe(true)
    const kept = mounted.filter(place => !place.startsWith('.'))
    expect([...new Set(kept)].sort()).toEqual(Object.keys(volumes).sort())
    for (const [, { build, depends_on = [] }] of all) {
      for (const other of depends_on) expect(services).toHaveProperty(other)
      if (build) expect(existsSync(join(here, folder, build.context, build.dockerfile))).toBe(true)
    }
    const caddyfile = readFileSync(join(here, folder, 'Caddyfile'), 'utf8')
    const proxied = [...caddyfile.matchAll(/([\w-]+):3000/g)].map(([, name]) => name)
    expect(proxied.sort()).toEqual(ours.map(([name]) => name).sort())
  })

  test('its settings are settings, and NATS is where it says', () => {
    for (const [, { environment }] of ours) {
      const chosen = settings({ env: environment ?? {} })
      expect(chosen).toMatchObject({ isBehindProxy: true })
      const { nats } = chosen as Exclude<typeof chosen, string>
      for (const { hostname } of nats?.servers ?? []) expect(services).toHaveProperty(hostname)
    }
  })

  test('Veillée writes nothing but its volume, and can become nobody else', () => {
    expect(ours).not.toEqual([])
    for (const [, service] of ours)
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
  })
})
