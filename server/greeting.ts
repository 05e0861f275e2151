import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { addresses } from './addresses.ts'
import { homeNamed, type Manner } from './home.ts'

/** In a container, in WSL, on a computer whose network is away. */
const NO_WAY_IN = `No phone may find that: it is the address of a virtual network (Docker, WSL, a virtual machine).
docs/deploy.md says what helps.`

/** Where it is to be found: what it listens on, how its links begin, and the name in its certificate. */
interface Place {
  readonly host: string
  readonly port: number
  readonly manner: Manner
  readonly name: string | undefined
}

/**
 * What somebody reads who has started it: where phones find it, the likeliest address first, and where things are kept. Gives
 * back where this computer itself finds it.
 */
export function greet(place: Place, where: string): string {
  const { host, port, manner, name } = place
  const { thisComputer, sameNetwork } = addresses(host, port, networkInterfaces(), manner)
  const named = name === undefined ? [] : [homeNamed(name, port, manner)]
  const [forPhones, ...others] = [...named, ...sameNetwork.map(({ home }) => home)]
  const shown = (home: string) => (manner.base === '' ? home : `${home}/`)
  console.log('Veillée is up.')
  for (const home of thisComputer) console.log(`  on this computer      ${shown(home)}`)
  if (forPhones) {
    console.log(
      `  ${name === undefined ? 'in the same network  ' : 'by its name          '} ${shown(forPhones)}`,
    )
    console.log(renderUnicodeCompact(shown(forPhones)))
  }
  for (const home of others) console.log(`  if that does not open ${shown(home)}`)
  if (name === undefined && sameNetwork[0]?.kind === 'virtual') console.log(NO_WAY_IN)
  console.log(where)
  console.log('Ctrl+C ends it.')
  return shown(thisComputer[0] ?? forPhones!)
}
