import { linesOf } from '@veillee/games'
import { missingLines } from '@veillee/touch'
import { useEffect, useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { GlassPalm } from '../senses/index.tsx'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'
import { useCall } from './call.ts'
import { Anchors, Compass, Where } from './draw-buttons.tsx'
import { DrawBySwitch, useDrawBy } from './draw-by.tsx'
import { DrawPad } from './draw-pad.tsx'
import { keptDrawing } from './kept-drawing.ts'
import { linesWords } from './line-words.ts'
import { PeekedSymbol, SymbolPad } from './peek.tsx'
import { type ReaderSeat, type RoundProps, type SymbolNumber, useRound } from './round.ts'
import { type Drawn, useDrawing } from './use-drawing.ts'
import './far.css'

const WORDS = {
  done: { fr: 'C’est dessiné', en: 'Drawn' },
  whole: { fr: 'Tous les traits y sont.', en: 'Every line is there.' },
  asFelt: {
    fr: 'Refais ce que tu as senti, sans recommencer : ton trait s’efface.',
    en: 'Draw what you felt, without starting over: your line fades.',
  },
  full: {
    fr: 'La paume en a senti assez.',
    en: 'The palm has felt enough.',
  },
  soon: {
    fr: 'Tu dessineras dès qu’elle sera ouverte.',
    en: 'You draw as soon as it is open.',
  },
  back: {
    fr: 'La connexion revient. Le dessin reprendra où il en est.',
    en: 'The connection is coming back. The drawing goes on from here.',
  },
} as const

/** READ-23: who the drawing waits for; the own line is the first to look at. */
export function useHeld(other: number, round: RoundProps): string | null {
  const { sitter } = useRound(round)
  const { state } = useRoomClient()
  const { isAway, isStoodIn, name } = sitter(other)
  if (state.value !== 'here') return said(WORDS.back)
  if (!isAway || isStoodIn) return null
  return said({
    fr: `On attend ${name} un instant. Le dessin reprendra où il s’est arrêté.`,
    en: `Waiting a moment for ${name}. The drawing goes on where it stopped.`,
  })
}

/** READ-23: far apart nobody draws before the palm is open; where both share the phone, it lies on that palm already. */
function useOpening({ match, seat }: RoundProps): string | null {
  const { table, name } = useRound({ match, seat })
  const client = useRoomClient()
  const feeler = table.feeler!
  const isClosed = match.view.phase === 'open'
  const isHere = usePassPhone().others.includes(feeler)
  useEffect(() => {
    if (isClosed && isHere) void client.play(feeler, 'open')
  }, [client, isClosed, isHere, feeler])
  if (!isClosed) return null
  return said({
    fr: `${name(feeler)} n’a pas encore ouvert sa paume.`,
    en: `${name(feeler)}’s palm is not open yet.`,
  })
}

/** READ-20, 22: on this phone a palm, under the own finger a line that fades. */
export function DrawFar({ match, seat }: RoundProps) {
  const { table, name, play } = useRound({ match, seat })
  const [hasButtons, switchButtons] = useDrawBy()
  const [isPeeking, setPeeking] = useState(false)
  const opening = useOpening({ match, seat })
  const away = useHeld(table.feeler!, { match, seat })
  const held = opening ?? away
  const drawn = useDrawing({ seat: seat!.seat, match: match.number, step: match.view.step }, held !== null)
  useCall(match.view.phase)
  const isFirst = seat!.hand.side !== null
  const { missing, hasLooked } = useMissingLines(drawn, seat!)
  const feeler = name(table.feeler!)
  const { isOnly } = usePassPhone()
  const hasDrawn = drawn.samples.value.length > 0
  const toButtons = <DrawBySwitch hasButtons={hasButtons} onPress={switchButtons} />
  const finish = async () => {
    const answer = await play('drawing', drawn.rolled())
    if (answer?.is === 'done') keptDrawing.forget()
  }
  return (
    <Screen
      name="reader-draw-far"
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said(
        opening
          ? { fr: `Bientôt, la paume ${de(feeler)}`, en: `Soon, ${feeler}’s palm` }
          : { fr: `Dessine dans la main ${de(feeler)}`, en: `Draw into ${feeler}’s hand` },
      )}
      more={said(
        opening
          ? WORDS.soon
          : isOnly
            ? {
                fr: `Pose le téléphone à plat sur sa paume, yeux fermés. Ton trait s’efface.`,
                en: `Lay the phone flat on that palm, eyes shut. Your line fades.`,
              }
            : isFirst
              ? {
                  fr: `Ton trait s’efface : ${feeler} le sent sans le voir.`,
                  en: `Your line fades: ${feeler} feels it, unseen.`,
                }
              : WORDS.asFelt,
      )}
      // Buttons take so much of a small phone that the palm above them is scrolled to.
      isStill={!hasButtons}
      act={
        <>
          {isFirst && <SymbolPad onChange={setPeeking} />}
          <Owed
            missing={missing}
            hasDrawn={isFirst ? hasLooked : hasDrawn}
            isFirst={isFirst}
            seat={seat!}
            feeler={opening ? null : feeler}
            isFull={drawn.pen.isFull}
            hasButtons={hasButtons}
          />
          <Primary disabled={!hasDrawn || missing.length > 0 || held !== null || isPeeking} onPress={finish}>
            {said(WORDS.done)}
          </Primary>
        </>
      }
    >
      <GlassPalm of={{ seat: seat!.seat, match: match.number, step: match.view.step }} />
      <div class={hasButtons ? 'reader-far buttons' : 'reader-far'}>
        <div class={opening ? 'reader-far-pad cold' : 'reader-far-pad warm'}>
          <DrawPad drawn={drawn} isHeld={held !== null || isPeeking}>
            {hasButtons && held === null && <Anchors finger={drawn.steps} isHeld={false} />}
            {!hasButtons && (
              <span class="reader-switch" onPointerDown={event => event.stopPropagation()}>
                {toButtons}
              </span>
            )}
            {isPeeking && (
              <div class="reader-peeked">
                <PeekedSymbol hand={seat!.hand} missing={hasDrawn ? missing : []} />
              </div>
            )}
            {held && (
              // That a palm is not open yet has been said above.
              <p class="notice held reader-held" data-aloud={opening ? undefined : true}>
                <Icon name="wait" />
                {held}
              </p>
            )}
          </DrawPad>
        </div>
        {hasButtons ? (
          <Compass finger={drawn.steps} isHeld={held !== null} hasKeys>
            {toButtons}
          </Compass>
        ) : (
          <Where finger={drawn.steps} isUnseen />
        )}
      </div>
    </Screen>
  )
}

const numberOf = ({ hand }: ReaderSeat): SymbolNumber => hand.die as SymbolNumber

/** So long after the last line the finger is not on its way to the next: looking may take longer than a frame. */
const LOOKED_AT_AFTER_MS = 200

interface Looked {
  readonly missing: readonly number[]
  /** At anything that was drawn. */
  readonly hasLooked: boolean
}

/** READ-22: looked at when the finger rests in the air; nobody but the first player knows the lines. */
function useMissingLines(drawn: Drawn, seat: ReaderSeat): Looked {
  const { side } = seat.hand
  const lookAt = (samples: Drawn['samples']['value']): Looked => {
    const lines = side === null ? [] : linesOf(side, numberOf(seat))
    if (samples.length === 0) return { missing: [...lines.keys()], hasLooked: false }
    return { missing: missingLines(lines, { kind: 'drawing', samples }), hasLooked: true }
  }
  const samples = drawn.samples.value
  const [looked, setLooked] = useState(() => lookAt(samples))
  useEffect(() => {
    const look = () => drawn.pen.isDown || setLooked(lookAt(samples))
    const timer = setTimeout(look, LOOKED_AT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [samples, side])
  return looked
}

interface OwedProps {
  readonly missing: readonly number[]
  readonly hasDrawn: boolean
  readonly isFirst: boolean
  readonly isFull: boolean
  readonly hasButtons: boolean
  readonly seat: ReaderSeat
  /** Whose palm it is, once that is open. */
  readonly feeler: string | null
}

/** What is missing before it can be said to be drawn, beside the button that is not lit yet. */
function Owed({ missing, hasDrawn, isFirst, isFull, hasButtons, seat, feeler }: OwedProps) {
  const words = () => {
    if (feeler === null) return ''
    if (isFull) return said(WORDS.full)
    if (!hasDrawn)
      return said(
        hasButtons
          ? {
              fr: `${feeler} est là. « Poser », puis dessine.`,
              en: `${feeler} is there. “Touch”, then draw.`,
            }
          : {
              fr: `${feeler} est là. Pose le doigt et dessine.`,
              en: `${feeler} is there. Put your finger down and draw.`,
            },
      )
    if (!isFirst) return ''
    if (missing.length === 0) return said(WORDS.whole)
    const lines = linesOf(seat.hand.side!, numberOf(seat))
    const which = linesWords(missing.map(i => lines[i]!))
    return said({ fr: `Il manque encore ${which}.`, en: `Still missing: ${which}.` })
  }
  return (
    <p class="reader-owed" data-aloud>
      {words()}
    </p>
  )
}
