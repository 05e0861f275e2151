import type { Said } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { Plain, Primary, Quiet } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { useLobby, useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'
import { shownPerson, useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { ALBUM, AlbumSheet } from './album-sheet.tsx'
import { useOnTable } from './on-table.tsx'
import { openSheet } from './open-sheet.ts'
import { useSealCheck } from './seal-check.ts'

const WORDS = {
  again: { fr: 'Encore une partie', en: 'Play again' },
  lobby: { fr: 'La table', en: 'The table' },
  another: { fr: 'Autre jeu', en: 'Another game' },
  pad: { fr: 'Le carnet', en: 'Score pad' },
  kept: { fr: 'Cartes bien mélangées', en: 'Cards well shuffled' },
  broken: { fr: 'Le mélange ne colle pas', en: 'The shuffle does not add up' },
} as const

interface AfterMatchProps {
  /** What once more is called here: after a tie, for instance, a rematch. */
  readonly again?: Said
}

/** What can follow a match, for the act band of its end screen (ROOM-7): again, another game, or back to the table. */
export function AfterMatch({ again = WORDS.again }: AfterMatchProps) {
  const client = useRoomClient()
  const { isHost } = usePhone()
  return (
    <>
      <AlbumOffer />
      <div class="play-row play-after">
        <Plain onPress={() => client.leaveEnd()}>{said(WORDS.lobby)}</Plain>
        {isHost && <Plain onPress={() => openSheet('game')}>{said(WORDS.another)}</Plain>}
        <Plain onPress={() => openSheet('pad')}>{said(WORDS.pad)}</Plain>
        <SealLine />
      </div>
      {isHost ? <Again label={again} /> : <HostGoesOn />}
    </>
  )
}

/** ROOM-24: where the game has something to remember. */
function AlbumOffer() {
  const match = useMatch()
  const sitter = useSitter()
  const { screens } = useOnTable()
  const [isOpen, setOpen] = useState(false)
  if (match?.end !== 'finished') return null
  const album = screens.album?.(match, seat => sitter(seat).name)
  if (!album || album.leaves.length === 0) return null
  return (
    <>
      <Quiet icon="book" onPress={() => setOpen(true)}>
        {said(ALBUM)}
      </Quiet>
      {isOpen && <AlbumSheet album={album} onClose={() => setOpen(false)} />}
    </>
  )
}

function Again({ label }: { label: Said }) {
  const client = useRoomClient()
  const { nextMatch, notReady } = useLobby()
  return (
    <>
      {notReady && <span class="under">{said(notReady)}</span>}
      <Primary
        isGrave
        disabled={notReady !== null}
        onPress={() => client.request({ do: 'start', match: nextMatch })}
      >
        {said(label)}
      </Primary>
    </>
  )
}

function HostGoesOn() {
  const lobby = useLobby()
  if (lobby.host === null) return null
  const { name } = shownPerson(lobby, lobby.host)
  return (
    <span class="under">{said({ fr: `${name} lance la suite`, en: `${name} starts what comes next` })}</span>
  )
}

/** ROOM-15: checked by this phone without being asked. */
function SealLine() {
  const { check } = useSealCheck()
  if (check !== 'kept' && check !== 'broken') return null
  return (
    <Plain onPress={() => openSheet('seal')}>
      <span class={check === 'kept' ? 'good' : 'wrong'}>
        <Icon name={check === 'kept' ? 'check' : 'cross'} size={20} width={3} />
      </span>
      {said(WORDS[check])}
    </Plain>
  )
}
