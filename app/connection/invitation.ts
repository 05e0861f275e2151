import { useEffect, useState } from 'preact/hooks'
import { under } from '../device/base.ts'
import { chosenHome } from '../device/chosen-home.ts'

/** An address by which phones may find the server, and what leads there. */
export interface Home {
  readonly home: string
  readonly kind: 'asked' | 'named' | 'house' | 'hotspot' | 'open' | 'tunnel' | 'virtual' | 'unled'
}

interface Found {
  /** The best first; there is always one. */
  readonly homes: readonly Home[]
  /** Nothing lies between this page and the server but the network of the house. */
  readonly isNear: boolean
}

/** How others join: the server knows under which addresses phones find it, and this device which one was chosen. */
export interface Invitation extends Found {
  readonly home: string
  readonly link: string
  readonly screen: string
}

const asOpened = (): Found => ({
  homes: [{ home: location.origin + under(''), kind: 'asked' }],
  isNear: false,
})

export function useInvitation(code: string): Invitation | null {
  const [found, setFound] = useState<Found | null>(null)
  const chosen = chosenHome.value
  useEffect(() => {
    let isGone = false
    fetch(under(`/invite/${code}`))
      .then(answer => (answer.ok ? (answer.json() as Promise<Found>) : asOpened()))
      .catch(asOpened)
      .then(told => !isGone && setFound(told))
    return () => {
      isGone = true
    }
  }, [code])
  if (found === null) return null
  const { home } = found.homes.find(one => one.home === chosen) ?? found.homes[0]!
  return { ...found, home, link: `${home}/join/${code}`, screen: `${home}/screen/${code}` }
}

/** The QR code of the link; the server takes the chosen home if it is one of its own. */
export const pictureOf = (code: string): string => {
  const chosen = chosenHome.value
  return under(`/invite/${code}.svg${chosen === null ? '' : `?home=${encodeURIComponent(chosen)}`}`)
}

/** Only who is in the same house gets there: what no router outside leads to. */
export const isOfTheHouse = (home: string): boolean =>
  /^(localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1\]|f[cde])|[^.[]+$|.*\.(local|lan|home|internal)$)/.test(
    new URL(home).hostname,
  )

/** As it is read out and typed. */
export const spelt = (address: string): string => address.replace(/^https?:\/\//, '')
