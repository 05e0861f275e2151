import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { type Addresses, addresses } from './addresses.ts'

/** In a container, in WSL, on a computer whose network is away. */
const NO_WAY_IN = `No phone may find that: it is the address of a virtual network (Docker, WSL, a virtual machine).
docs/deploy.md says what helps.`

/** What somebody reads who has started it: where phones find it, the likeliest address first, and where things are kept. */
export function greet(host: string, port: number, where: string): Addresses {
  const found = addresses(host, port, networkInterfaces())
  const { thisComputer, sameNetwork } = found
  console.log('Veillée is up.')
  for (const address of thisComputer) console.log(`  on this computer      ${address}`)
  const [forPhones, ...others] = sameNetwork
  if (forPhones) {
    console.log(`  in the same network   ${forPhones.home}`)
    console.log(renderUnicodeCompact(forPhones.home))
  }
  for (const { home } of others) console.log(`  if that does not open ${home}`)
  if (forPhones?.kind === 'virtual') console.log(NO_WAY_IN)
  console.log(where)
  console.log('Ctrl+C ends it.')
  return found
}
