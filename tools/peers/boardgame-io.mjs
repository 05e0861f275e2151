// boardgame.io as its manual has it, with what it keeps in memory: everybody may move at any time, and a move counts.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')
const { ActivePlayers } = require('boardgame.io/core')

const table = {
  name: 'table',
  setup: () => ({ moves: 0, seat: 0, said: '' }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    move: ({ G, playerID }, seat) => {
      G.moves += 1
      G.seat = seat
      G.said = `what was said by ${playerID}`
    },
  },
}

const server = Server({ games: [table], origins: [/.*/] })
const { appServer } = await server.run({ port: 0, callback: () => undefined })
console.log(appServer.address().port)
