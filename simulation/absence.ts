import { type Actor, awaits, awayOf, type Chance, dueAt, isOver, type Match, timeUp } from '@veillee/kernel'
import { accepted, after, Broken, MOST_EVENTS, someMoveBy } from './play.ts'

const THINKING_MS = 1_000

/** ROOM-10: everybody is gone for good, and only the rules about the absent act. The match still has to end; returns how many events that took. */
export function endWithoutAnybody(match: Match, chance: Chance): number {
  let current = match
  let events = 0
  const standIns = new Set<Actor>()
  for (; !isOver(current); events++) {
    if (events > MOST_EVENTS)
      throw new Broken(`with everybody gone: still in ${current.phase} after ${events} events`)
    current = clock(current) ?? absent(current, chance, standIns)
  }
  return events
}

function clock(match: Match): Match | undefined {
  const due = dueAt(match)
  return due === undefined ? undefined : after(match, timeUp(match, due)!)
}

/** One of those awaited is decided about: the room plays its move, or a stand-in plays for them. */
function absent(match: Match, chance: Chance, standIns: Set<Actor>): Match {
  const lit = awaits(match)
  if (lit.length === 0) throw new Broken(`with everybody gone: nobody is awaited in ${match.phase}`)
  const actor = chance.pick(lit)
  const away = awayOf(match, actor)
  if (away.standIn && (standIns.has(actor) || !away.move)) {
    standIns.add(actor)
    return standInPlays(match, actor, chance)
  }
  if (!away.move) throw new Broken(`with everybody gone: ${match.phase} says nothing of ${actor}`)
  if (away.standIn) standIns.add(actor)
  const { name, input } = away.move
  return after(match, accepted(match, { by: 'room', move: name, input, at: match.at + away.afterMs }))
}

/** A stand-in who only feels or looks on has nothing to play: then somebody else is awaited too. */
function standInPlays(match: Match, actor: Actor, chance: Chance): Match {
  const playable = someMoveBy(match, actor, chance, false)
  return playable ? after(match, accepted(match, { ...playable, at: match.at + THINKING_MS })) : match
}
