// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import type { Socket } from '../connection/server-connection.ts'
import type { Lobby } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { RoomClient } from '../room-client/room-client.ts'
import { ownLevel, readLevels, setLevel, useOwnSkin } from './skin-level.ts'

const root = document.createElement('div')
afterEach(() => render(null, root))

function Room({ client }: { client: RoomClient }) {
  useOwnSkin(client)
  return null
}

test('[ROOM-34] what is kept is kept by sense, and only what a room would take', () => {
  expect(readLevels({ glimmer: 0.3, sound: 7, words: 'x', searching: 0.1 })).toEqual({
    glimmer: 0.3,
    searching: 0.1,
  })
  for (const raw of [undefined, null, 'x', 3]) expect(readLevels(raw)).toEqual({})
  set('sense', 'sound')
  setLevel(0.2)
  set('sense', 'glimmer')
  expect(ownLevel.value).toBeUndefined()
  set('sense', 'sound')
  expect(ownLevel.value).toBe(0.2)
})

test('[ROOM-34] a room where touch goes through devices learns it on coming in, on coming back, and when it changes', async () => {
  const socket = { send() {}, close() {}, readyState: 0 } as unknown as Socket
  const client = new RoomClient({ do: 'resume', v: 2, room: '', token: '' }, () => socket)
  const request = vi.spyOn(client, 'request').mockResolvedValue({ is: 'done' } as never)
  setLevel(0.5)
  client.lobby.value = { setting: 'table' } as Lobby
  client.arrivals.value = 1
  await act(() => render(<Room client={client} />, root))
  expect(request).not.toHaveBeenCalled()
  await act(() => {
    client.lobby.value = { setting: 'remote' } as Lobby
  })
  expect(request).toHaveBeenLastCalledWith({ do: 'feelAt', level: 0.5 }, { quietly: true })
  await act(() => setLevel(0.6))
  expect(request).toHaveBeenLastCalledWith({ do: 'feelAt', level: 0.6 }, { quietly: true })
  await act(() => {
    client.arrivals.value = 2
  })
  expect(request).toHaveBeenCalledTimes(3)
  client.end()
})
