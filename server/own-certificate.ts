import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CertificateFiles } from './certificate.ts'

/** A certificate that vouches for itself, for tests: made of what Node brings along, since not everybody has openssl. */
export interface OwnCertificate {
  readonly cert: string
  readonly key: string
}

const YEAR_MS = 365 * 24 * 3_600_000

const INTEGER = 0x02
const BITS = 0x03
const BYTES = 0x04
const NAME = 0x06
const UTF8 = 0x0c
const TIME = 0x17
const SEQUENCE = 0x30
const SET = 0x31
const CONTEXT = 0xa0

/** One value of ASN.1 in DER: what it is, how long, and itself (X.690, sections 8.1 and 10.1). */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag), lengthOf(content), content])
}

function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.of(length)
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff)
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex')

const ECDSA_SHA256 = der(SEQUENCE, der(NAME, hex('2a8648ce3d040302')))
const COMMON_NAME = der(NAME, hex('550403'))
const ALTERNATIVE_NAMES = der(NAME, hex('551d11'))
/** The name, 127.0.0.1 and ::1, as a browser looks for them. */
const alternatives = (name: string): Buffer =>
  der(
    SEQUENCE,
    der(0x82, Buffer.from(name)),
    der(0x87, hex('7f000001')),
    der(0x87, hex('00000000000000000000000000000001')),
  )

const named = (name: string): Buffer =>
  der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(name)))))

const time = (at: number): Buffer =>
  der(
    TIME,
    Buffer.from(
      `${new Date(at)
        .toISOString()
        .slice(2)
        .replaceAll(/[-:T]|\..*/g, '')}Z`,
    ),
  )

/** Without an empty line at the end, which OpenSSL takes for the end of a header. */
const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`

/** RFC 5280, section 4.1. */
function certificateOf(spki: Buffer, privateKey: KeyObject, name: string): Buffer {
  const body = der(
    SEQUENCE,
    der(CONTEXT, der(INTEGER, Buffer.of(2))),
    der(INTEGER, Buffer.of(1), randomBytes(8)),
    ECDSA_SHA256,
    named(name),
    der(SEQUENCE, time(Date.now() - YEAR_MS / 2), time(Date.now() + YEAR_MS / 2)),
    named(name),
    spki,
    der(CONTEXT + 3, der(SEQUENCE, der(SEQUENCE, ALTERNATIVE_NAMES, der(BYTES, alternatives(name))))),
  )
  return der(SEQUENCE, body, ECDSA_SHA256, der(BITS, Buffer.of(0), sign('sha256', body, privateKey)))
}

export function ownCertificate(name = 'localhost'): OwnCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return {
    cert: pem(certificateOf(spki, privateKey, name)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

/** By which Chromium can be told to trust this key and no other, so that it keeps the app as from anywhere safe. */
export function trustFlag(cert: string): string {
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(spki).digest('base64')
  return `--ignore-certificate-errors-spki-list=${fingerprint}`
}

/** In files of this folder, as the settings name them. */
export function writeCertificate(folder: string, { cert, key } = ownCertificate()): CertificateFiles {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  writeFileSync(files.cert, cert)
  writeFileSync(files.key, key, { mode: 0o600 })
  return files
}
