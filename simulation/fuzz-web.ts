import { connect } from 'node:net'
import type { Chance } from '@veillee/kernel'
import { type Attack, anyAddress } from './fuzz-siege.ts'
import type { Tally } from './fuzz-tally.ts'
import { type Address, bytesOf } from './fuzz-wire.ts'

const PATIENCE_MS = 250
const LONG_PATIENCE_MS = 5_000
const INDISCREET = /\bat .+:\d+:\d+|\bnode:internal|node_modules|\/(work|home|usr)\/|Error:/

const PATHS = [
  '/',
  '/metrics',
  '/healthz',
  '/kept',
  '/invite/ABCD',
  '/invite/ABCD.svg',
  '//',
  '/../../etc/passwd',
  '/%00',
  '/%E0%A4%A',
  '/%ff%fe',
  '/?lang=%F0%9F',
  `/?lang=${'x'.repeat(8_000)}`,
  `/${'a'.repeat(14_000)}`,
  '/__proto__',
  '/constructor?__proto__[x]=1',
  'http://elsewhere.example/',
  '*',
  'no-slash',
  '/a b',
  '/\u00e9',
]
/** Whose server it is thought to be. */
const HOSTS = [
  '127.0.0.1',
  '127.0.0.1',
  'localhost:3000',
  '[::1]:3000',
  'laptop.local',
  'evil.example',
  'laptop.local.evil.example:3000',
  'a'.repeat(255),
  'a'.repeat(2_800),
  'a'.repeat(6_000),
  '<b>',
  '\u00e9',
  '',
]
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'CONNECT',
  'BREW',
  'get',
  '',
]
const HEADERS: readonly ((chance: Chance) => string)[] = [
  () => 'Origin: https://elsewhere.example',
  () => 'Origin: null',
  () => 'Origin: not a url',
  () => 'Origin: http://127.0.0.1',
  () => 'Accept-Language: *;q=9,,;;q=,fr;q=nan',
  ({ below }) => `Accept-Language: ${'fr,'.repeat(below(3_000))}en`,
  ({ below }) => `X-Long: ${'x'.repeat(below(30_000))}`,
  ({ below }) => Array.from({ length: below(2_500) }, (_, i) => `X-${i}: y`).join('\r\n'),
  () => 'Content-Length: 99999999999',
  () => 'Content-Length: -1',
  () => 'Content-Length: 5\r\nTransfer-Encoding: chunked',
  () => 'Transfer-Encoding: chunked\r\n\r\nZZ\r\n',
  () => 'Expect: 100-continue',
  () => 'Connection: keep-alive, Upgrade\r\nUpgrade: h2c',
  () => 'Host: a\r\nHost: b',
  () => 'Host:',
  () => 'No colon here',
  () => 'X-\u0000: y',
  () => ' folded: y',
  () => 'Cookie: \u00ff\u00fe',
]

/** What asks to become a connection should say. */
const UPGRADE: readonly string[] = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]
const BAD_UPGRADE = [
  'Upgrade: websockets',
  'Connection: close',
  'Sec-WebSocket-Version: 7',
  'Sec-WebSocket-Key: short',
  'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99',
  'Sec-WebSocket-Protocol: ,',
  'Origin: https://elsewhere.example',
]

/** Without one of the lines, or with one that is wrong. */
function upgrade(chance: Chance): string {
  const left = UPGRADE.filter(() => chance.below(6) > 0)
  const lines = chance.below(2) === 0 ? [...left, chance.pick(BAD_UPGRADE)] : left
  return ['GET / HTTP/1.1', `Host: ${chance.pick(HOSTS)}`, ...lines, '', ''].join('\r\n')
}

function request(chance: Chance): string {
  const headers = Array.from({ length: chance.below(3) }, () => chance.pick(HEADERS)(chance))
  const version = chance.pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''])
  const first = `${chance.pick(METHODS)} ${chance.pick(PATHS)} ${version}`
  return [
    first,
    `Host: ${chance.pick(HOSTS)}`,
    ...headers,
    '',
    chance.pick(['', 'a body', '{"do":"forget"}']),
  ].join('\r\n')
}

/** What a web server may be sent by somebody who does not mean to read anything. */
const NONSENSE: readonly ((chance: Chance) => string | Buffer)[] = [
  request,
  request,
  request,
  upgrade,
  upgrade,
  chance => request(chance).slice(0, chance.below(60)),
  chance => request(chance).replaceAll('\r\n', '\n'),
  chance => request(chance).repeat(1 + chance.below(6)),
  ({ below }) => Buffer.from(Array.from({ length: 1 + below(400) }, () => below(256))),
  () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  () => bytesOf({ opcode: 1, payload: '{"do":"forget"}' }),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

/** One request that should never have been, and what is said to it. */
export async function pesters({ port, tally }: Attack, chance: Chance): Promise<void> {
  const bytes = chance.pick(NONSENSE)(chance)
  const said = await exchange(port, anyAddress(chance), bytes, { isRude: chance.below(3) === 0 })
  judges(tally, said)
}

/** Whatever was asked, the answer is one, and tells nothing of our insides. */
export function judges(tally: Tally, said: string): void {
  const status = said === '' ? 'no answer' : said.slice(9, 12)
  tally.webRequests++
  tally.answersWeb(status)
  if (status === '500') tally.fails(`the web has no answer: ${said.slice(0, 1_000)}`)
  if (INDISCREET.test(said)) tally.fails(`the web told too much: ${said.slice(0, 1_000)}`)
  if (said !== '' && !said.startsWith('HTTP/1.1 ')) tally.fails(`the web said: ${said.slice(0, 100)}`)
}

/** Sends it, listens for a moment, and is gone, now and then so that the server gets an error. */
export function exchange(
  port: number,
  from: Address,
  bytes: string | Buffer,
  { isRude = false, isPatient = false } = {},
): Promise<string> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let said = ''
    const late = setTimeout(
      () => (isRude ? socket.resetAndDestroy() : socket.destroy()),
      isPatient ? LONG_PATIENCE_MS : PATIENCE_MS,
    )
    socket.on('data', data => {
      said += data.toString('latin1')
      if (isRude) socket.resetAndDestroy()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(late)
      resolve(said)
    })
    // Who has ended gets no answer that takes its time, and cannot reset any more: Node would keep the socket for ever.
    const sends = isRude || isPatient ? socket.write.bind(socket) : socket.end.bind(socket)
    sends(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
}
