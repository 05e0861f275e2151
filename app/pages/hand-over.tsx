import { Plain, Primary } from '../components/controls.tsx'
import { LampBar } from '../components/lamp.tsx'
import { Screen } from '../components/screen.tsx'
import { WIRE_VERSION } from '../connection/version.ts'
import { randomToken } from '../device/random.ts'
import { knownRoom } from '../device/rooms.ts'
import { go } from '../router.ts'
import { said } from '../words/language.ts'
import { useEntering } from './entering.ts'
import { EntranceNotice } from './entrance-parts.tsx'

const WORDS = {
  say: { fr: 'Continuer sur ce téléphone ?', en: 'Carry on with this phone?' },
  more: {
    fr: 'Ta place arrive ici, telle que tu l’as laissée. L’autre téléphone ne fera plus que regarder.',
    en: 'Your seat comes here just as you left it. The other phone will only watch.',
  },
  move: { fr: 'Jouer ici', en: 'Play here' },
  coming: { fr: 'On déménage…', en: 'Moving in…' },
  not: { fr: 'Non, laisser la place là-bas', en: 'No, leave it where it is' },
} as const

/** ROOM-9: a seat moves to this device, by a link that works once and one tap that confirms it. */
export function HandOver({ room, link }: { room: string; link: string }) {
  const entering = useEntering()
  const known = knownRoom(room)
  const move = () => entering.come({ do: 'moveIn', v: WIRE_VERSION, room, link, token: randomToken() })
  const warning = known && {
    fr: `Ce téléphone y joue déjà pour ${known.name}. Il laissera cette place-là.`,
    en: `This phone already plays there for ${known.name}. It will give up that seat.`,
  }
  return (
    <Screen
      name="hand-over"
      bar={<LampBar isTall />}
      say={said(WORDS.say)}
      more={said(WORDS.more)}
      act={
        <>
          <EntranceNotice of={entering} before={warning} />
          <Plain onPress={() => go(known ? `/room/${room}` : '/', { replace: true })}>
            {said(WORDS.not)}
          </Plain>
          <Primary onPress={move} disabled={entering.isComing}>
            {said(entering.isComing ? WORDS.coming : WORDS.move)}
          </Primary>
        </>
      }
    />
  )
}
