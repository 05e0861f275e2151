import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** Several people share this phone (ROOM-31): who else has a seat on it, and how it is passed to them. */
interface PassPhone {
  readonly others: readonly number[]
  readonly pass: (seat: number) => void
}

const PassPhoneContext = createContext<PassPhone>({ others: [], pass: () => undefined })

export const PassPhoneIs = PassPhoneContext.Provider

export const usePassPhone = (): PassPhone => useContext(PassPhoneContext)
