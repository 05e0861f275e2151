import { randomToken } from './random.ts'

/** No server makes such an id: its own have 22 letters. */
const HERE = 'here-'

export const newRoomId = (): string => HERE + randomToken().slice(0, 16)

/** Whether a room lives on this device alone (ROOM-22, 23). */
export const isOnDevice = (room: string | null): boolean => room?.startsWith(HERE) === true
