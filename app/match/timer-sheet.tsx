import { Quiet } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { clockWords, useTimer } from '../game-kit/timer.ts'
import { useNow } from '../game-kit/use-now.ts'
import { useMatch, useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Le sablier', en: 'The sandglass' },
  tells: {
    fr: 'Il montre le temps et ne décide de rien : personne ne perd son tour.',
    en: 'It shows the time and decides nothing: nobody loses a turn.',
  },
  lengthen: { fr: 'Le retourner encore une fois', en: 'Turn it over once more' },
  stop: { fr: 'L’arrêter pour cette fois', en: 'Stop it for now' },
  none: { fr: 'Il est arrêté.', en: 'It has been stopped.' },
} as const

/** ROOM-13: those who are there can lengthen or stop it. */
export function TimerSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const match = useMatch()
  const endsAt = useTimer()
  const now = useNow(endsAt !== null)
  const question = { match: match?.number ?? 0, step: match?.view.step ?? 0 }
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="timer">
      <div class="stack">
        <p class="play-soft">{said(WORDS.tells)}</p>
        {endsAt === null ? (
          <p>{said(WORDS.none)}</p>
        ) : (
          <>
            <p class="play-clock">{clockWords(endsAt - now)}</p>
            <Quiet icon="wait" onPress={() => client.request({ do: 'lengthenTimer', ...question })}>
              {said(WORDS.lengthen)}
            </Quiet>
            <Quiet
              icon="cross"
              onPress={() => client.request({ do: 'stopTimer', ...question }).then(onClose)}
            >
              {said(WORDS.stop)}
            </Quiet>
          </>
        )}
      </div>
    </Sheet>
  )
}
