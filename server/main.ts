import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { addresses } from './addresses.ts'
import { type Settings, settings } from './settings.ts'
import { createSite } from './site.ts'
import { whyNotListening } from './trouble.ts'

const patienceMs = 2_000
const parentCheckMs = 500

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const announce = (host: string, port: number): void => {
  const { thisComputer, sameNetwork } = addresses(host, port, networkInterfaces())
  console.log('Veillée is up.')
  for (const address of thisComputer) console.log(`  on this computer      ${address}`)
  for (const address of sameNetwork) console.log(`  in the same network   ${address}`)
  console.log('Ctrl+C ends it.')
}

const closeOnce = (site: Server): (() => void) => {
  let isClosing = false
  return () => {
    if (isClosing) return
    isClosing = true
    site.close()
    setTimeout(() => site.closeAllConnections(), patienceMs).unref()
  }
}

// npm does not pass on the signal that ends it, so the server notices by itself that npm is gone.
const whenParentIsGone = (leave: () => void): void => {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && leave(), parentCheckMs).unref()
}

const serve = ({ host, port }: Settings): void => {
  const site = createSite()
  const close = closeOnce(site)
  site.once('error', (error: NodeJS.ErrnoException) => giveUp(whyNotListening(error, { host, port })))
  site.listen(port, host, () => announce(host, (site.address() as AddressInfo).port))
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
  if (process.env.npm_lifecycle_event === 'start') whenParentIsGone(close)
}

const chosen = settings(process.env)
if (typeof chosen === 'string') giveUp(chosen)
else serve(chosen)
