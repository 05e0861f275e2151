import type { ClientMessage, Hello, WireRequest } from '@veillee/room'

/**
 * What each message of a device means, in words. The schemas of these are checked for every message that a server
 * gets, so they carry no words of their own; the compiler sees to it that none is forgotten here.
 */

type Fields<M> = Readonly<Record<Exclude<keyof M, 'do' | 'v'> & string, string>>

type Meanings<M extends { readonly do: string }> = {
  readonly [D in M['do']]: { readonly means: string; readonly fields: Fields<Extract<M, { readonly do: D }>> }
}

export interface Meaning {
  readonly means: string
  readonly fields: Readonly<Record<string, string>>
}

const NAME = '1 to 20 characters, after spaces at both ends are cut.'
const ABOUT = 'Whom it is about. Left out: whoever this device is.'
const SEAT = 'A place at the table, counted from 0.'
const OPTIONS = 'Names and values that the game offers at this table; what is left out has its default.'
const LANGUAGE = 'Of the words of a story; every refusal comes in French and English.'
const ROOM = 'The room’s link, as the welcome told it.'
const TOKEN =
  'The secret by which this device wants to be known: 256 bits of its own making. Left out: the server makes one.'
const MATCH = 'The number of the match that is meant.'
const STEP = 'The step that is meant, from the match view: a tap that comes late answers nothing.'

export const hellos: Meanings<Hello> = {
  open: {
    means: 'Opens a new room. Whoever does is its host.',
    fields: {
      name: NAME,
      game: 'What is played first.',
      setting: 'table: real hands round one table. remote: touch goes through the devices.',
      language: LANGUAGE,
      options: OPTIONS,
      token: TOKEN,
    },
  },
  join: {
    means: 'Comes into a room as somebody new.',
    fields: {
      code: 'As it was read aloud: small letters, spaces and dashes do not matter. The room’s link is as good.',
      name: `${NAME} A shared screen has none, whatever is said here.`,
      isScreen: 'A shared screen: it sees what everybody may see, and does nothing.',
      token: `${TOKEN} Whoever did not hear the welcome says the same once more, and is nobody else.`,
    },
  },
  resume: {
    means: 'Comes back as who this device is, at whatever moment.',
    fields: { room: ROOM, token: 'This device’s secret, as its first welcome told it.' },
  },
  moveIn: {
    means: 'Takes up somebody’s place on this device, which is new here. The device before is told bye.',
    fields: { room: ROOM, link: 'What `offerSeat` brought. It works once.', token: TOKEN },
  },
}

export const messages: Meanings<ClientMessage> = {
  wish: {
    means:
      'Asks for something to happen. The answer, done or refused, has the same id. Sent again with the same id it counts once.',
    fields: {
      id: 'Of the device’s own making, never used before: 1 to 40 characters.',
      wish: 'What is asked for.',
    },
  },
  fetch: {
    means: 'Asks for a gesture that a view names.',
    fields: {
      gesture: 'The number in the view.',
      feltBy: 'What this seat’s palm felt of it, instead of the gesture itself.',
    },
  },
  fetchPhoto: {
    means: 'Asks for a photograph of the room’s own that a view shows, or that was brought by this phone.',
    fields: { card: 'Its number, as `photos` and `brought` of the phone have it.' },
  },
  hold: {
    means:
      'Says who has a phone in hand that several share: from then on it is sent the hand of that seat and no other.',
    fields: { seat: 'The seat, or null while a cover lies on all of them.' },
  },
  hurry: {
    means:
      'Asks the bots to do at once what they are about to do. It helps where nobody else who plays is there, and is not answered.',
    fields: {},
  },
  forget: {
    means: 'Deletes the room and all in it, for good. Only the host may; everybody is told bye.',
    fields: {},
  },
}

export const requests: Meanings<WireRequest> = {
  share: { means: 'Somebody else plays on this phone too.', fields: { name: NAME } },
  rename: { means: 'Changes a name. Not during a match.', fields: { name: NAME, person: ABOUT } },
  leave: {
    means: 'Leaves for good, with all who play on the phone. The token is then worth nothing.',
    fields: { person: ABOUT },
  },
  remove: { means: 'The host puts somebody out, who then stays out.', fields: { person: 'Who.' } },
  passHost: { means: 'The host hands the role over.', fields: { to: 'To whom.' } },
  setDoor: {
    means: 'The host lets newcomers in, or keeps them out.',
    fields: { isOpen: 'Whether they may come in.' },
  },
  setChat: { means: 'The host turns the chat on or off.', fields: { isOn: 'Whether it is on.' } },
  setTimer: {
    means: 'The host sets how long a step may take. It tells, and decides nothing.',
    fields: { timerMs: '10 000 to 3 600 000, or null for none.' },
  },
  sit: {
    means: 'Sits down, or changes places with whoever sits there. For others, only the host may.',
    fields: { seat: SEAT, person: ABOUT },
  },
  stand: {
    means: 'Stands up, and watches. For others, only the host may.',
    fields: { person: ABOUT },
  },
  seatBot: {
    means: 'The host gives an empty seat to a bot.',
    fields: { seat: SEAT, level: 'How well it plays.' },
  },
  unseatBot: { means: 'The host sends a bot away.', fields: { seat: SEAT } },
  choose: {
    means: 'The host says what is played next, and how. What is left out stays as it was.',
    fields: {
      game: 'Which of the three.',
      setting: 'Where touch goes.',
      language: LANGUAGE,
      options: OPTIONS,
    },
  },
  answerPalm: {
    means: 'Says in private what somebody lends to the fingers of others. The others learn at most “phone”.',
    fields: { lends: 'palm, back of the hand, or only the phone.', person: ABOUT },
  },
  feelAt: {
    means:
      'Says how thick somebody’s skin is where touch goes through the devices. It counts from the next match on; where people play against each other, all have the middle one.',
    fields: { level: '0.1 to 1: 0.15 gentle, 0.3 as a real palm (the usual), 0.6 numb.', person: ABOUT },
  },
  addNumber: {
    means:
      'Adds a number to the seed of the next match, so that nobody chooses it alone. Once for each match.',
    fields: { number: '256 bits at random, in hexadecimal.' },
  },
  start: {
    means: 'The host starts the next match.',
    fields: { match: '`nextMatch` of the lobby.' },
  },
  play: {
    means: 'Makes a move for a seat of this phone, or as the host.',
    fields: {
      seat: 'Who makes it: a seat that this phone plays, or “host”.',
      move: 'A name from `offers`.',
      input: 'One of its choices, just as it was offered; or for an open move what was said or drawn.',
      match: MATCH,
      step: STEP,
    },
  },
  askWithout: {
    means: 'Votes to go on without somebody who is waited for and away.',
    fields: { absent: 'The seat, or “host”.', match: MATCH, step: STEP },
  },
  takeSeat: {
    means: 'Somebody who watches takes the seat of a bot, or of somebody who has left, between two turns.',
    fields: { match: MATCH, seat: SEAT },
  },
  lengthenTimer: {
    means: 'Gives the running timer its whole length once more.',
    fields: { match: MATCH, step: STEP },
  },
  stopTimer: { means: 'Stops the running timer.', fields: { match: MATCH, step: STEP } },
  endEarly: { means: 'The host ends the match before its time.', fields: { match: MATCH } },
  say: {
    means: 'Says something in the room. Whether it may be said now is in `phone.may`.',
    fields: {
      kind: 'words: the chat. faces: one of smile, laugh, wow, doubt, sad, sleep. phrases: one of `phone.may.phrases`.',
      text: '1 to 200 characters, or the name of the face or phrase.',
    },
  },
  addPhoto: {
    means: 'Brings a photograph: a card of the room’s own, from the next match on.',
    fields: {
      title: '1 to 40 characters.',
      picture:
        'In base64, a JPEG of 942 by 642 pixels and at most 72,000 bytes, without metadata: no segments but those that are needed to draw it.',
      instead: 'The number of one that goes for it, such as the same photograph cut otherwise.',
    },
  },
  titlePhoto: {
    means: 'Gives it another title. Whoever brought it may, and the host.',
    fields: { card: 'Its number.', title: '1 to 40 characters.' },
  },
  layWords: {
    means:
      'Lays words of the room’s own: what cards of a story in this language say instead, from the next match on. For the host.',
    fields: {
      language: 'Of the words.',
      words: 'All of them, each with its card, as `options.own` has them; an empty list takes them back.',
    },
  },
  dropPhoto: {
    means: 'Takes it out of the deck. Whoever brought it may, and the host.',
    fields: { card: 'Its number.' },
  },
  offerSeat: {
    means: 'Makes a link by which the place can go on on another device. The answer brings it.',
    fields: {
      person: `${ABOUT} The host may say it of others while they are away, to help somebody whose phone is gone.`,
    },
  },
}
