import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'

/** A browser that knows one command, and says so of all others. */
const PRETENDED = `#!/usr/bin/env node
const { WebSocketServer } = require(${JSON.stringify(import.meta.resolve('ws').replace('file://', '').replace('wrapper.mjs', 'index.js'))})
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
  console.error('WebDriver BiDi listening on ws://127.0.0.1:' + server.address().port))
server.on('connection', line => line.on('message', bytes => {
  const { id, method } = JSON.parse(bytes)
  const isKnown = method === 'session.new'
  line.send(JSON.stringify(isKnown ? { type: 'success', id, result: { is: 'new' } } : { type: 'error', id, error: 'unknown command', message: method }))
}))
`

async function answers(...methods: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-firefox-'))
  const pretended = join(folder, 'firefox.cjs')
  writeFileSync(pretended, PRETENDED, { mode: 0o755 })
  const child = spawn(process.execPath, [join(import.meta.dirname, 'firefox.mjs')], {
    env: { ...process.env, FIREFOX: pretended },
    detached: true,
  })
  onTestFinished(() => {
    process.kill(-child.pid!, 'SIGKILL')
    rmSync(folder, { recursive: true })
  })
  let said = ''
  for await (const words of child.stderr.setEncoding('utf8')) {
    said += words
    if (/ws:\S+\s/.test(said)) break
  }
  const line = new WebSocket(`${/ws:\S+/.exec(said)![0]}/session`)
  await once(line, 'open')
  const heard: Record<string, unknown>[] = []
  const all = new Promise<void>(resolve => {
    line.on('message', bytes => {
      heard.push(JSON.parse(String(bytes)))
      if (heard.length === methods.length) resolve()
    })
  })
  for (const [id, method] of methods.entries()) line.send(JSON.stringify({ id, method, params: {} }))
  await all
  return heard
}

test.skipIf(process.platform === 'win32')(
  'what Firefox cannot pretend counts as done; all else is its own answer',
  async () => {
    expect(await answers('session.new', 'emulation.setMediaFeaturesOverride', 'network.unheardOf')).toEqual([
      { type: 'success', id: 0, result: { is: 'new' } },
      { type: 'success', id: 1, result: {} },
      { type: 'error', id: 2, error: 'unknown command', message: 'network.unheardOf' },
    ])
  },
)
