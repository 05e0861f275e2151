import { Icon } from '../components/icon.tsx'
import { manifests } from '../games/manifests.ts'
import { resultWords } from '../games/result-words.ts'
import { SETTING_WORDS } from '../games/setting-words.ts'
import { useIsOnDevice, useLobby, usePhone, useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { OptionRow, optionValue } from './option-row.tsx'
import { asksForPalms } from './palm-question.tsx'
import { PhotoRow } from './photo-row.tsx'
import { sealLine } from './promise-sheet.tsx'
import { useRequests } from './requests.tsx'
import { SenseRow } from './sense-row.tsx'
import type { OpenSheet } from './sheets.tsx'
import { useOptions } from './use-options.ts'
import { WordsRow } from './words-row.tsx'

const WORDS = {
  last: { fr: 'Dernière partie :', en: 'Last match:' },
  palm: { fr: 'Ma réponse sur ma main', en: 'My answer about my hand' },
  palms: { fr: 'Nos réponses sur nos mains', en: 'Our answers about our hands' },
} as const

interface LobbyRowsProps {
  readonly onOpen: (sheet: OpenSheet) => void
  readonly onPalm: () => void
}

/** The last result, the private answer, the shuffle. */
export function LobbyRows({ onOpen, onPalm }: LobbyRowsProps) {
  const lobby = useLobby()
  const { lends } = usePhone()
  const isOnDevice = useIsOnDevice()
  const { pad } = useRoomClient()
  const last = pad.value.lines.at(-1)
  const seal = sealLine(lobby)
  const hasAnswered = lends.some(one => one.lends !== null)
  return (
    <>
      {lobby.setting === 'remote' && !isOnDevice && <BringACall />}
      <PhotoRow onOpen={() => onOpen({ is: 'photos' })} />
      <WordsRow onOpen={() => onOpen({ is: 'words' })} />
      <SenseRow onOpen={() => onOpen({ is: 'senses' })} />
      {last && (
        <button type="button" class="lobby-row" onClick={() => onOpen({ is: 'pad' })}>
          <Icon name="book" size={22} />
          <span>
            {said(WORDS.last)} {said(manifests[last.game].name)}, <b>{resultWords(last).score}</b>
          </span>
          <Icon name="next" size={20} />
        </button>
      )}
      {asksForPalms(lobby) && hasAnswered && (
        <button type="button" class="lobby-row" onClick={onPalm}>
          <Icon name="palm" size={22} />
          <span>{said(lends.length > 1 ? WORDS.palms : WORDS.palm)}</span>
          <Icon name="next" size={20} />
        </button>
      )}
      {seal && (
        <button type="button" class="lobby-row" onClick={() => onOpen({ is: 'seal' })}>
          <Icon name="seal" size={22} />
          <span>{seal}</span>
          <Icon name="next" size={20} />
        </button>
      )}
    </>
  )
}

/** ROOM-32. */
const BringACall = () => (
  <p class="notice lobby-call">
    <Icon name="call" size={22} />
    <span>
      <b>{said(SETTING_WORDS.remote)}</b>
      {said({ fr: ' : ', en: ': ' })}
      {said(SETTING_WORDS.callMore)}
    </span>
  </p>
)

/** What is most telling about the next match; the rest is in the settings. */
export function HeadlineOption() {
  const { isHost } = usePhone()
  const request = useRequests()
  const [option] = useOptions()
  return (
    <>
      {option && isHost && (
        <OptionRow option={option} onTurn={options => request({ do: 'choose', options })} />
      )}
      {option && !isHost && (
        <p class="lobby-tip">
          {said(option.label)}
          {' · '}
          <b>{optionValue(option)}</b>
        </p>
      )}
    </>
  )
}
