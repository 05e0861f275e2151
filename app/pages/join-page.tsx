import { useEffect, useState } from 'preact/hooks'
import { BackBar } from '../components/back-bar.tsx'
import { Primary } from '../components/controls.tsx'
import { LampBar } from '../components/lamp.tsx'
import { readName } from '../components/name-field.tsx'
import { Screen } from '../components/screen.tsx'
import { WIRE_VERSION } from '../connection/version.ts'
import { randomToken } from '../device/random.ts'
import { knownByCode, knownRoom, lastName } from '../device/rooms.ts'
import { go } from '../router.ts'
import { said } from '../words/language.ts'
import { isSpoken, isWholeCode, readTyped } from './code.ts'
import { CodeField } from './code-field.tsx'
import { useEntering } from './entering.ts'
import { EntranceNotice, NAME_FIRST, YourName } from './entrance-parts.tsx'

const WORDS = {
  say: { fr: 'On t’attend à table', en: 'They are waiting for you' },
  more: { fr: 'Dis-nous seulement ton prénom.', en: 'All we need is your name.' },
  code: { fr: 'Veillée', en: 'Evening' },
  join: { fr: 'M’asseoir à table', en: 'Take a seat' },
  coming: { fr: 'On arrive…', en: 'Coming…' },
} as const

/** ROOM-2: by QR code, link or code; only a name is asked. Whoever has been here goes straight in. */
export function JoinPage({ code }: { code: string }) {
  const known = knownRoom(code) ?? knownByCode(code)
  useEffect(() => {
    if (known) go(`/room/${known.room}`, { replace: true })
  }, [known?.room])
  return known ? null : <Join key={code} invite={code} />
}

function Join({ invite }: { invite: string }) {
  const [typed, setName] = useState(lastName)
  const [code, setCode] = useState(isSpoken(invite) ? readTyped(invite) : invite)
  const entering = useEntering()
  const name = readName(typed)
  const isReady = name !== '' && isWholeCode(code) && !entering.isComing
  const join = () => {
    if (isReady)
      entering.come({ do: 'join', v: WIRE_VERSION, code, name, isScreen: false, token: randomToken() })
  }
  // A code that led here is right as a rule; once it was refused, or where there is none, it can be typed.
  const asksForCode = invite === '' || entering.refusal !== null
  return (
    <Screen
      name="join"
      isFlowing
      bar={
        <LampBar>
          <BackBar />
        </LampBar>
      }
      say={said(WORDS.say)}
      more={said(WORDS.more)}
      act={
        <>
          <EntranceNotice of={entering} />
          {name === '' && <p class="under">{said(NAME_FIRST)}</p>}
          <Primary onPress={join} disabled={!isReady}>
            {said(entering.isComing ? WORDS.coming : WORDS.join)}
          </Primary>
        </>
      }
    >
      <div class="stack ent-form">
        {!asksForCode && isSpoken(code) && (
          <p class="ent-invite">
            {said(WORDS.code)} <b>{code}</b>
          </p>
        )}
        {asksForCode && <CodeField code={isSpoken(code) ? code : ''} onChange={setCode} onEnter={join} />}
        <YourName name={typed} onChange={setName} onEnter={join} isFirst />
      </div>
    </Screen>
  )
}
