import type { WebSocket } from 'ws'
import type { Foundation } from '#modules/parts.ts'
import { openConnection } from '#modules/hub/connection.ts'
import type { Connection, ConnectionTimes } from '#modules/hub/connection.ts'
import { deliverMessages } from '#modules/hub/messages.ts'
import { groupOf, refusalOf, whoMayListen } from '#modules/hub/places.ts'
import type { Place } from '#modules/hub/places.ts'
import { createPump } from '#modules/hub/pump.ts'

/** Open connections with the game hubs: who listens, and what each of them is told. */
export interface Hubs {
  /** Takes a socket that is just open, from that address. */
  readonly accept: (socket: WebSocket, place: Place, address: string) => void
  /** Sends every listener away, inviting it to come back: to another process, or to this one's next start. */
  readonly close: () => void
}

/** Connections that one address may hold: a hall of players behind one router, with some tabs each. */
const MOST_OF_ADDRESS = 2000
const MOST_OF_ALL = 20_000

export interface HubTimes extends ConnectionTimes {
  /** Time between two signs of life from here, milliseconds. */
  readonly pingMs: number
  /** After a break between the processes listeners are sent to reconnect within this time, milliseconds. */
  readonly returnMs: number
}

/** Browsers slow the timers of hidden pages down to one a minute, but answer to pings all the same. */
const TIMES: HubTimes = { handshakeMs: 15_000, pingMs: 15_000, silentMs: 60_000, returnMs: 5000 }
const NOT_ANY_MORE = 'You may not listen here any more.'

interface Listener {
  readonly place: Place
  readonly connection: Connection
}

export function createHubs(foundation: Foundation, times: HubTimes = TIMES): Hubs {
  const { log, notifications } = foundation
  const groups = new Map<string, Set<Listener>>()
  const addresses = new Map<string, number>()
  /** Sockets from their first moment on, listeners or not yet. */
  const connections = new Set<Connection>()

  /** Runs `tell` for the listeners who still have the right, and ends the others. */
  const forAllowed = async (all: readonly Listener[], tell: (one: Connection) => void) => {
    const places = all.map(({ place }) => place)
    const mayListen = await whoMayListen(foundation, places)
    for (const [index, { connection }] of all.entries()) {
      if (mayListen[index]) tell(connection)
      else connection.end(NOT_ANY_MORE)
    }
  }
  const everybody = () => [...groups.values()].flatMap((group) => [...group])

  const sweep = createPump<'ping' | 'check'>({
    gatherMs: 0,
    onError: (err) => log.warn({ err }, 'rights of listeners could not be checked'),
    async work(kinds) {
      const isPing = kinds.includes('ping')
      await forAllowed(everybody(), (connection) => {
        if (isPing) connection.ping()
      })
    },
  })
  const heartbeat = setInterval(() => {
    if (groups.size > 0) sweep('ping')
  }, times.pingMs)
  heartbeat.unref()

  notifications.subscribe('access_changed', (payload) => {
    if (payload !== undefined) return sweep('check')
    // What was told meanwhile is lost for good: whoever connects anew reads again what there is.
    for (const connection of connections)
      setTimeout(() => connection.end(undefined, true), Math.random() * times.returnMs).unref()
  })
  deliverMessages(foundation, {
    has: (group) => groups.has(group),
    deliver: (group, text) =>
      forAllowed([...(groups.get(group) ?? [])], (connection) => connection.send(text)),
  })

  return {
    accept(socket, place, address) {
      const group = groupOf(place)
      const ofAddress = (addresses.get(address) ?? 0) + 1
      addresses.set(address, ofAddress)
      const isFull = ofAddress > MOST_OF_ADDRESS || connections.size >= MOST_OF_ALL
      const connection = openConnection(socket, {
        times,
        admit: async () =>
          isFull ? 'There are too many connections.' : refusalOf(foundation, place),
        onOpen() {
          const listeners = groups.get(group) ?? new Set()
          groups.set(group, listeners.add(listener))
        },
        onEnd() {
          connections.delete(connection)
          const left = (addresses.get(address) ?? 1) - 1
          if (left === 0) addresses.delete(address)
          else addresses.set(address, left)
          const listeners = groups.get(group)
          listeners?.delete(listener)
          if (listeners?.size === 0) groups.delete(group)
        },
      })
      const listener: Listener = { place, connection }
      connections.add(connection)
    },
    close() {
      clearInterval(heartbeat)
      for (const connection of connections) connection.end(undefined, true)
    },
  }
}
