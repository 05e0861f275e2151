import { X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Certificate } from './certificate.ts'
import { ownCertificate, writeCertificate } from './own-certificate.ts'
import { ServerLogger } from './server-logger.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-tls-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A certificate in use, what was taken up after it, and what was noted. */
async function inUse() {
  const files = writeCertificate(newFolder())
  const certificate = await Certificate.open(files)
  const [renewed, noted]: [string[], string[]] = [[], []]
  certificate.onRenewed = ({ cert }) => renewed.push(cert)
  const logger = new ServerLogger('debug', { write: line => noted.push(line) })
  const looks = async (times = 1) => {
    for (let i = 0; i < times; i++) await certificate.look(logger)
  }
  return { files, certificate, renewed, looks, said: () => noted.map(line => JSON.parse(line).msg), noted }
}

/** As certbot and most others do it: a whole new file in the place of the old one. */
function replaces(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

test('nothing is done while nothing changes', async () => {
  const { renewed, looks, said } = await inUse()
  await looks(3)
  expect([renewed, said()]).toEqual([[], []])
})

test('a renewed pair is taken up, once', async () => {
  const { files, certificate, renewed, looks, said } = await inUse()
  const next = ownCertificate()
  replaces(files.cert, next.cert)
  replaces(files.key, next.key)
  await looks(3)
  expect([renewed, certificate.pair.key, said()]).toEqual([[next.cert], next.key, ['certificate renewed']])
})

test('a certificate whose key is still to come is left alone, without a word, and looked at again', async () => {
  const { files, renewed, looks, said } = await inUse()
  const next = ownCertificate()
  replaces(files.cert, next.cert)
  await looks()
  expect([renewed, said()]).toEqual([[], []])
  replaces(files.key, next.key)
  await looks()
  expect([renewed, said()]).toEqual([[next.cert], ['certificate renewed']])
})

test('a broken renewal keeps the old one, and is noted once, without a word of what is in the files', async () => {
  const { files, certificate, renewed, looks, said, noted } = await inUse()
  const before = certificate.pair
  replaces(files.key, 'not a key, but a secret')
  await looks(5)
  expect([renewed, certificate.pair, said()]).toEqual([[], before, ['certificate kept']])
  expect(noted.join()).not.toMatch(/secret|pem|BEGIN/)
  const next = ownCertificate()
  replaces(files.cert, next.cert)
  replaces(files.key, next.key)
  await looks()
  expect([renewed, said()]).toEqual([[next.cert], ['certificate kept', 'certificate renewed']])
})

test('files that are gone for a while are no renewal', async () => {
  const { files, certificate, renewed, looks, said } = await inUse()
  const { cert } = certificate.pair
  unlinkSync(files.cert)
  await looks()
  replaces(files.cert, cert)
  await looks()
  expect([renewed, said()]).toEqual([[], []])
})

test.skipIf(process.platform === 'win32')('a link that is turned to elsewhere is a renewal too', async () => {
  const folder = newFolder()
  const next = ownCertificate()
  for (const [name, pair] of [['1', ownCertificate()] as const, ['2', next] as const]) {
    mkdirSync(join(folder, name))
    writeCertificate(join(folder, name), pair)
  }
  const live = join(folder, 'live')
  symlinkSync(join(folder, '1'), live)
  const certificate = await Certificate.open({ cert: join(live, 'cert.pem'), key: join(live, 'key.pem') })
  symlinkSync(join(folder, '2'), `${live}.new`)
  renameSync(`${live}.new`, live)
  await certificate.look(new ServerLogger('silent'))
  expect(certificate.pair).toEqual({ cert: next.cert, key: next.key })
})

test('one of any length can be read, also where its last line is full', () => {
  for (let letters = 1; letters <= 60; letters++) {
    const name = 'a'.repeat(letters)
    expect(new X509Certificate(ownCertificate(name).cert).subject).toBe(`CN=${name}`)
  }
})

test('what is no certificate with its key is refused in words', async () => {
  const folder = newFolder()
  const files = writeCertificate(folder)
  const other = join(folder, 'other.pem')
  writeFileSync(other, ownCertificate().key)
  const refusals = [
    [
      { ...files, cert: join(folder, 'none.pem') },
      /^TLS_CERT is “.*none\.pem”, but there is no such file\.$/,
    ],
    [{ ...files, key: folder }, /^TLS_KEY is “.*”, but it could not be read: EISDIR/],
    [{ ...files, cert: other }, /^TLS_CERT is “.*other\.pem”, but that is no certificate in PEM form\.$/],
    [{ ...files, key: files.cert }, /^TLS_KEY is “.*cert\.pem”, but that is no key in PEM form/],
    [{ ...files, key: other }, /^TLS_KEY is “.*other\.pem”, but that is not the key of the certificate in “/],
  ] as const
  for (const [wrong, words] of refusals) await expect(Certificate.open(wrong)).rejects.toThrow(words)
})
