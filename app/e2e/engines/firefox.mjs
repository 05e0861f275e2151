#!/usr/bin/env node
// Firefox as Playwright would have it. Playwright’s BiDi is newer than the Firefox that is looked after for long: what
// that one cannot pretend to be, such as another taste in colours, is answered here as if it had been done. Playwright
// starts this in its place, with the words that are meant for it; FIREFOX says where it is.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const isPretence = method => method.startsWith('emulation.')

/** A file that a page saves has no navigation, and here no name either; Playwright does not see what has none. */
const named = ({ params, ...event }) =>
  JSON.stringify({
    ...event,
    params: { ...params, download: params.download ?? params.navigation ?? params.url },
  })

/** An answer that it does not know the command is none where the command was a pretence. */
function answered(text, pretences) {
  const message = JSON.parse(text)
  if (message.method?.startsWith('browsingContext.download')) return named(message)
  const isRefused = message.error === 'unknown command' && pretences.delete(message.id)
  return isRefused ? JSON.stringify({ type: 'success', id: message.id, result: {} }) : text
}

function relays(test, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false })
  const opened = new Promise(resolve => browser.once('open', resolve))
  const pretences = new Set()
  test.on('message', async bytes => {
    const text = String(bytes)
    const { id, method } = JSON.parse(text)
    if (isPretence(method)) pretences.add(id)
    await opened
    browser.send(text)
  })
  browser.on('message', bytes => test.send(answered(String(bytes), pretences)))
  browser.on('close', () => test.close())
  test.on('close', () => browser.close())
}

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', code => process.exit(code ?? 1))
let said = ''
firefox.stderr.setEncoding('utf8').on('data', words => {
  const isKnown = said.includes('listening on ws://')
  said += words
  const [, address] = /listening on (ws:\/\/[\d.:]+)\s/.exec(said) ?? []
  if (!address || isKnown) return
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', test => relays(test, `${address}/session`))
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  )
})
