import type { Said } from '@veillee/kernel'
import type { WireRequest } from '@veillee/room'
import { Switch } from '../components/controls.tsx'
import { useLobby } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

interface DoorsProps {
  /** A room before a match and in the middle of one are not entered alike. */
  readonly words: Readonly<Record<'door' | 'doorMore' | 'chat' | 'chatMore', Said>>
  readonly request: (request: WireRequest) => unknown
}

/** Who may still come in, and whether people write (ROOM-4). */
export function Doors({ words, request }: DoorsProps) {
  const { isOpen, isChatOn } = useLobby()
  return (
    <>
      <Switch
        isOn={isOpen}
        label={said(words.door)}
        more={said(words.doorMore)}
        onChange={isOn => request({ do: 'setDoor', isOpen: isOn })}
      />
      <Switch
        isOn={isChatOn}
        label={said(words.chat)}
        more={said(words.chatMore)}
        onChange={isOn => request({ do: 'setChat', isOn })}
      />
    </>
  )
}
