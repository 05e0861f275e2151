import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** Several people share this phone (ROOM-31): who else has a seat on it, and how it is passed to them. */
interface PassPhone {
  readonly others: readonly number[]
  readonly pass: (seat: number) => void
  /** There is no other: whoever plays, plays on this one (ROOM-22). */
  readonly isOnly: boolean
  /** It lies in the middle of the table, in sight of all (ROOM-22): one speaks to nobody there but by name. */
  readonly isInMiddle: boolean
}

const PassPhoneContext = createContext<PassPhone>({
  others: [],
  pass: () => undefined,
  isOnly: false,
  isInMiddle: false,
})

export const PassPhoneIs = PassPhoneContext.Provider

export const usePassPhone = (): PassPhone => useContext(PassPhoneContext)
