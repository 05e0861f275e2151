import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import type { Millis } from '@veillee/kernel'
import type { ServerLogger } from './server-logger.ts'

/** Paths of PEM files. */
export interface CertificateFiles {
  readonly cert: string
  readonly key: string
}

/** What is in them. */
export interface Pair {
  readonly cert: string
  readonly key: string
}

interface Unfit {
  /** One sentence for whoever set it. */
  readonly why: string
}

const LOOK_MS: Millis = 10_000

const isUnfit = (found: Pair | Unfit): found is Unfit => 'why' in found

/**
 * The certificate by which the server is known, and who renews it writes its files anew. They are looked at from time to
 * time instead of being watched by the system: some put new files in the place of the old, some turn a link to
 * elsewhere, and a folder over the network tells of neither.
 */
export class Certificate {
  readonly #files: CertificateFiles
  #pair: Pair
  /** What was found when last looked. */
  #last: Pair | Unfit
  #hasTold = false
  /** Whoever serves by it. */
  onRenewed: (pair: Pair) => void = () => undefined

  private constructor(files: CertificateFiles, pair: Pair) {
    this.#files = files
    this.#pair = pair
    this.#last = pair
  }

  /** Throws one sentence where the files are not a certificate and its key. */
  static async open(files: CertificateFiles): Promise<Certificate> {
    const found = await read(files)
    if (isUnfit(found)) throw new Error(found.why)
    return new Certificate(files, found)
  }

  get pair(): Pair {
    return this.#pair
  }

  /** Whose it is: by another name, or by a number in the network, a browser warns. Undefined where it names none. */
  get name(): string | undefined {
    const names = new X509Certificate(this.#pair.cert).subjectAltName?.split(', ') ?? []
    return names
      .filter(name => /^DNS:[a-z0-9.-]+$/i.test(name))
      .map(name => name.slice('DNS:'.length))
      .find(name => name !== 'localhost')
  }

  watch(logger: ServerLogger, everyMs = LOOK_MS): void {
    setInterval(() => void this.look(logger), everyMs).unref()
  }

  /**
   * The two files are never renewed in the same instant, so what does not fit is left alone at first. What still does not
   * the next time is noted, once; the old certificate stays in force.
   */
  async look(logger: ServerLogger): Promise<void> {
    const found = await read(this.#files)
    const isAsBefore = JSON.stringify(found) === JSON.stringify(this.#last)
    this.#last = found
    if (!isAsBefore) this.#hasTold = false
    if (!isUnfit(found)) this.#takeUp(found, logger)
    else if (isAsBefore && !this.#hasTold) {
      this.#hasTold = true
      logger.certificate('kept')
    }
  }

  #takeUp(pair: Pair, logger: ServerLogger): void {
    if (pair.cert === this.#pair.cert && pair.key === this.#pair.key) return
    this.#pair = pair
    this.onRenewed(pair)
    logger.certificate('renewed')
  }
}

async function read({ cert, key }: CertificateFiles): Promise<Pair | Unfit> {
  try {
    const pair = { cert: await textOf('TLS_CERT', cert), key: await textOf('TLS_KEY', key) }
    const why = whyUnfit(pair, { cert, key })
    return why === undefined ? pair : { why }
  } catch (error) {
    return { why: (error as Error).message }
  }
}

async function textOf(setting: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Error(`${setting} is “${file}”, but there is no such file.`)
    if (code === 'EACCES') throw new Error(`${setting} is “${file}”, but this account may not read it.`)
    throw new Error(`${setting} is “${file}”, but it could not be read: ${message}`)
  }
}

const tried = <T>(task: () => T): T | undefined => {
  try {
    return task()
  } catch {
    return undefined
  }
}

function whyUnfit(pair: Pair, files: CertificateFiles): string | undefined {
  const certificate = tried(() => new X509Certificate(pair.cert))
  if (!certificate) return `TLS_CERT is “${files.cert}”, but that is no certificate in PEM form.`
  const key = tried(() => createPrivateKey(pair.key))
  if (!key) return `TLS_KEY is “${files.key}”, but that is no key in PEM form, or one with a password.`
  if (!certificate.checkPrivateKey(key))
    return `TLS_KEY is “${files.key}”, but that is not the key of the certificate in “${files.cert}”.`
  // What remains is what the system thinks too weak, or a chain that is broken off.
  return tried(() => createSecureContext(pair))
    ? undefined
    : `TLS_CERT is “${files.cert}”, but this system does not take that certificate: it is too weak, or not whole.`
}
