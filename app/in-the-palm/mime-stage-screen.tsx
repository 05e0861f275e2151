import { CONSTRAINTS } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { Held } from '@veillee/touch'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Plain, Primary, Round } from '../components/controls.tsx'
import { PeekPad } from '../components/hold.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { prefersButtons } from '../device/settings.ts'
import { Bar } from '../game-kit/bar.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { usePhone, useRoomClient } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { GlassPalm } from '../senses/index.tsx'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'
import { CallsMade } from './calls.tsx'
import { PeekedCard } from './peek.tsx'
import { useCast } from './role.ts'
import { ByButtons } from './stage/by-buttons.tsx'
import { Miming } from './stage/miming.ts'
import { StageView } from './stage/stage-view.tsx'
import { Tools } from './stage/tools.tsx'
import { Tray, TURN_WORDS } from './stage/tray.tsx'

const WORDS = {
  card: { fr: 'Ta carte', en: 'Your card' },
  cardAndRule: { fr: 'Carte et contrainte', en: 'Card and rule' },
  hold: { fr: 'appuie pour voir', en: 'hold to look' },
  glass: {
    fr: 'Pose le téléphone à plat sur sa main ouverte, yeux fermés.',
    en: 'Lay the phone flat on that open hand, eyes shut.',
  },
  done: { fr: 'J’ai fini le mime', en: 'The mime is done' },
  constraint: { fr: 'Regarde d’abord ta contrainte', en: 'Look at your constraint first' },
  buttons: { fr: 'Par boutons', en: 'By buttons' },
  fingers: { fr: 'Avec les doigts', en: 'With fingers' },
  away: {
    fr: 'Le mime est gardé, il reprendra où il en est.',
    en: 'The mime is kept, and goes on where it stopped.',
  },
} as const

/** How the hand is held, for those who do not see it. */
const HELD_WORDS: Readonly<Record<Held, Said>> = {
  'palm-up': { fr: 'La main est ouverte, paume en l’air.', en: 'The hand lies open, palm up.' },
  'back-up': { fr: 'La main montre son dos.', en: 'The back of the hand is up.' },
  upright: { fr: 'La main est debout.', en: 'The hand is upright.' },
}

const HELD: readonly Held[] = ['palm-up', 'back-up', 'upright']
/** As long as it takes to read it, beside a hand that one looks at. */
const TOLD_MS = { least: 3_500, letter: 55 } as const

/** PALM-43, 47: the Child moves the objects over a drawn hand, far from the real one. */
export function MimeStageScreen({ match, seat }: PlayProps<'in-the-palm'>) {
  const { table, step } = match.view
  const { grandfather } = useCast(table)
  const { card, constraint } = seat!.hand
  const miming = useMiming({ seat: seat!.seat, match: match.number, step }, constraint)
  const isAway = usePause(miming, table.grandfather)
  const [svg, setSvg] = useState<SVGSVGElement | null>(null)
  const [isHeld, setHeld] = useState(false)
  const [hasSeen, setSeen] = useState(miming.hasBegun)
  const [isByButtons, setByButtons] = useState(prefersButtons)
  const turn = useTurn(miming)
  const { isOnly } = usePassPhone()
  void miming.changes.value
  const { stage } = miming
  const isUnseen = constraint !== null && !hasSeen
  const owed = miming.owed
  const peek = (held: boolean) => {
    setHeld(held)
    if (held) setSeen(true)
  }
  return (
    <Screen
      name="palm-stage"
      bar={<Bar />}
      say={said({ fr: `Mime sur la main ${de(grandfather)}`, en: `Mime on ${grandfather}’s hand` })}
      {...(isOnly && { more: said(WORDS.glass) })}
      // Buttons take so much of a small phone that the hand above them is scrolled to.
      isStill={!isByButtons}
      act={
        <>
          {isByButtons ? (
            <ByButtons miming={miming} held={stage.held} />
          ) : (
            <Tray miming={miming} svg={svg} onTurn={turn} />
          )}
          <Primary disabled={isUnseen || owed !== null || isAway} onPress={() => miming.finish(seat!.seat)}>
            {isUnseen ? said(WORDS.constraint) : said(owed ?? WORDS.done)}
          </Primary>
        </>
      }
    >
      <div class={isByButtons ? 'palm-stage buttons' : 'palm-stage'} data-held={stage.held}>
        <GlassPalm of={{ seat: seat!.seat, match: match.number, step }} />
        <StageView miming={miming} held={stage.held} onSvg={setSvg} />
        <div class="palm-stage-peek">
          <PeekPad isLit={isUnseen} onChange={peek} how={said(WORDS.hold)}>
            {said(constraint === null ? WORDS.card : WORDS.cardAndRule)}
          </PeekPad>
        </div>
        <div class="palm-tools">
          {isByButtons && <Round icon="palm" label={said(TURN_WORDS)} isRaised onPress={turn} />}
          {stage.selected && <Tools miming={miming} object={stage.selected} />}
        </div>
        <p class="unseen" data-aloud>
          {said(HELD_WORDS[stage.held])}
        </p>
        <div class="palm-stage-mode">
          <Plain onPress={() => setByButtons(!isByButtons)}>
            {said(isByButtons ? WORDS.fingers : WORDS.buttons)}
          </Plain>
        </div>
        {isAway ? <Kept name={grandfather} /> : <Told miming={miming} />}
        <CallsMade seat={seat} memory={table.memory} />
        {isHeld && card !== null && (
          <div class="palm-stage-secret" data-ground="dusk">
            <div class="palm-secret">
              <PeekedCard card={card} constraint={constraint} isHeld />
            </div>
          </div>
        )}
      </div>
    </Screen>
  )
}

/** One for each gesture; a reload finds it where it was. */
function useMiming(
  { seat, match, step }: { seat: number; match: number; step: number },
  constraint: number | null,
): Miming {
  const client = useRoomClient()
  const miming = useMemo(() => {
    const ask = constraint === null ? undefined : CONSTRAINTS[constraint]
    const begins = () =>
      void client.request({ do: 'play', seat, move: 'begin', input: true, match, step }, { quietly: true })
    return new Miming(client, { seat, match, step }, ask, begins)
  }, [client, seat, match, step])
  useEffect(() => {
    const keep = () => miming.keep()
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      miming.end()
    }
  }, [miming])
  return miming
}

/** PALM-47: held while one of the two is away. */
function usePause(miming: Miming, grandfather: number): boolean {
  const client = useRoomClient()
  const { isAway, isStoodIn } = useSitter()(grandfather)
  const isHeld = (isAway && !isStoodIn) || client.state.value !== 'here'
  miming.stage.isPaused = isHeld
  return isHeld
}

/** Round the three positions, as far as the constraint allows; and said to Grandfather, where that may be said. */
function useTurn(miming: Miming): () => void {
  const client = useRoomClient()
  const { phrases } = usePhone().may
  return () => {
    const { stage } = miming
    const at = HELD.indexOf(stage.held)
    const next = HELD[(at + 1) % HELD.length]!
    stage.turn(next)
    if (stage.held === next && phrases.includes(next))
      void client.request({ do: 'say', kind: 'phrases', text: next }, { quietly: true })
    miming.changed()
  }
}

/** Why something has just lifted off. */
function Told({ miming }: { miming: Miming }) {
  const told = miming.told.value
  const [goneCount, setGone] = useState(0)
  useEffect(() => {
    if (!told) return
    const lastsMs = Math.max(TOLD_MS.least, said(told.words).length * TOLD_MS.letter)
    const timer = setTimeout(() => setGone(told.count), lastsMs)
    return () => clearTimeout(timer)
  }, [told])
  const isShown = told && told.count > goneCount
  return (
    <div class="palm-stage-told" data-aloud>
      {isShown && <p class="notice">{said(told.words)}</p>}
    </div>
  )
}

const Kept = ({ name }: { name: string }) => (
  <div class="palm-stage-told" data-aloud>
    <p class="notice">
      <Icon name="wait" />
      <span>
        {said({ fr: `On attend ${name}. `, en: `Waiting for ${name}. ` })}
        {said(WORDS.away)}
      </span>
    </p>
  </div>
)
