import type { Said } from '@veillee/kernel'
import { Plain, Primary, Quiet } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { LampBar } from '../components/lamp.tsx'
import { Screen } from '../components/screen.tsx'
import type { Bye } from '../connection/server-messages.ts'
import { isOnDevice } from '../device/room-id.ts'
import { forgetRoom } from '../device/rooms.ts'
import type { RoomClient } from '../room-client/room-client.ts'
import { go } from '../router.ts'
import { said } from '../words/language.ts'
import { useLate } from './entering.ts'

const WORDS = {
  coming: { fr: 'On arrive…', en: 'Coming…' },
  keeps: { fr: 'On te garde ta place', en: 'Your seat is kept' },
  slow: {
    fr: 'Le réseau s’est absenté. Tu reviens tout droit où tu étais, sans rien taper.',
    en: 'The network has stepped out. You come straight back to where you were, with nothing to type.',
  },
  retry: { fr: 'Réessayer tout de suite', en: 'Try again now' },
  home: { fr: 'Retour à l’accueil', en: 'Back to the start' },
  byName: { fr: 'Entrer avec mon prénom', en: 'Come in by name' },
  watch: { fr: 'Regarder d’ici', en: 'Watch from here' },
  stuck: { fr: 'Il manque une partie de Veillée', en: 'A part of Veillée is missing' },
  stuckMore: {
    fr: 'Elle n’arrive pas jusqu’ici, et recharger la page n’a pas aidé. Rien n’est perdu : réessaie dans un moment.',
    en: 'It does not get here, and loading the page again has not helped. Nothing is lost: try again in a moment.',
  },
  restart: { fr: 'Veillée redémarre. On revient tout de suite.', en: 'Veillée restarts. Back in a moment.' },
} as const

const GOODBYE: Readonly<Record<Exclude<Bye['why'], 'restart'>, { readonly say: Said; readonly more: Said }>> =
  {
    out: {
      say: { fr: 'Tu n’es plus à cette table', en: 'You are no longer at this table' },
      more: {
        fr: 'Ton téléphone a oublié cette veillée. La lampe reste allumée pour une autre.',
        en: 'Your phone has forgotten this evening. The lamp stays lit for another.',
      },
    },
    forgotten: {
      say: { fr: 'Cette veillée a été effacée', en: 'This evening has been deleted' },
      more: {
        fr: 'L’hôte l’a effacée, avec tout ce qu’elle gardait.',
        en: 'The host deleted it, with all that it kept.',
      },
    },
    elsewhere: {
      say: { fr: 'Tu joues sur un autre téléphone', en: 'You are playing on another phone' },
      more: {
        fr: 'Ta place y est passée. D’ici, tu peux encore regarder la table.',
        en: 'Your seat has moved there. From here you can still watch the table.',
      },
    },
    newer: {
      say: {
        fr: 'Cette veillée a été continuée sur une version plus récente de Veillée',
        en: 'This evening was continued on a newer Veillée',
      },
      more: {
        fr: 'Celle-ci ne sait pas encore la lire. Rien n’est perdu\u202f: elle s’ouvrira ici après la mise à jour.',
        en: 'This one cannot read it yet. Nothing is lost: it will open here after the update.',
      },
    },
    damaged: {
      say: { fr: 'Cette veillée ne se lit plus', en: 'This evening can no longer be read' },
      more: {
        fr: 'Une partie de ce qui en était gardé est abîmée. La personne qui fait tourner ce service peut peut-être aider.',
        en: 'A part of what was kept of it is damaged. Whoever runs this service may be able to help.',
      },
    },
  }

const goHome = () => go('/', { replace: true })

/** On the way to the room; what takes long says so, and lets nobody wait without a word. */
export function Coming({ client }: { client: RoomClient | null }) {
  const isSlow = useLate(client === null || client.state.value !== 'here')
  return (
    <Screen
      name="coming"
      bar={<LampBar isTall />}
      // Mostly it takes an instant: no darkness flits by then.
      ground={isSlow ? 'dusk' : 'paper'}
      say={said(isSlow ? WORDS.keeps : WORDS.coming)}
      more={isSlow ? said(WORDS.slow) : undefined}
      act={
        isSlow && (
          <>
            <Plain onPress={goHome}>{said(WORDS.home)}</Plain>
            <Primary onPress={() => client?.wake()}>{said(WORDS.retry)}</Primary>
          </>
        )
      }
    >
      <span class="ent-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </Screen>
  )
}

/** This device was not let in: it can try again with a fresh page, or come as somebody new. */
export function TurnedAway({ room, why }: { room: string; why: Said }) {
  // Nobody can be asked in by name where there is no other phone.
  const isHere = isOnDevice(room)
  const byName = () => {
    forgetRoom(room)
    go(`/join/${room}`, { replace: true })
  }
  return (
    <Screen
      name="turned-away"
      bar={<LampBar isTall />}
      say={said(why)}
      act={
        <>
          {!isHere && <Plain onPress={goHome}>{said(WORDS.home)}</Plain>}
          <Quiet onPress={() => location.reload()}>{said(WORDS.retry)}</Quiet>
          {isHere ? (
            <Primary onPress={goHome}>{said(WORDS.home)}</Primary>
          ) : (
            <Primary onPress={byName}>{said(WORDS.byName)}</Primary>
          )}
        </>
      }
    />
  )
}

/** What a screen is made of did not come, time and again. */
export const NotFetched = () => (
  <Screen
    name="not-fetched"
    bar={<LampBar isTall />}
    say={said(WORDS.stuck)}
    more={said(WORDS.stuckMore)}
    act={<Primary onPress={() => location.reload()}>{said(WORDS.retry)}</Primary>}
  />
)

/** The evening is over for this device. Whoever plays on elsewhere may watch from here (ROOM-9). */
export function Goodbye({ bye, onWatch }: { bye: Bye; onWatch: () => void }) {
  if (bye.why === 'restart') return null
  const { say, more } = GOODBYE[bye.why]
  const isElsewhere = bye.why === 'elsewhere'
  return (
    <Screen
      name={`bye-${bye.why}`}
      bar={<LampBar isTall />}
      say={said(say)}
      more={said(more)}
      act={
        isElsewhere ? (
          <>
            <Plain onPress={goHome}>{said(WORDS.home)}</Plain>
            <Primary onPress={onWatch}>{said(WORDS.watch)}</Primary>
          </>
        ) : (
          <Primary onPress={goHome}>{said(WORDS.home)}</Primary>
        )
      }
    />
  )
}

/** A server that restarts says so, and everybody comes back by themselves (ROOM-29). */
export function Restarting({ client }: { client: RoomClient }) {
  const isRestarting = client.bye.value?.why === 'restart' && client.state.value !== 'here'
  return (
    <div class="toast" data-aloud>
      {isRestarting && (
        <p class="notice">
          <Icon name="wait" />
          <span>{said(WORDS.restart)}</span>
        </p>
      )}
    </div>
  )
}
