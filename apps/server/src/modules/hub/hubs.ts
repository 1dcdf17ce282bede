import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { openConnection } from '#modules/hub/connection.ts'
import type { Connection, ConnectionTimes } from '#modules/hub/connection.ts'
import { deliverMessages } from '#modules/hub/messages.ts'
import type { Listeners } from '#modules/hub/messages.ts'
import { deliverPresence } from '#modules/hub/presence-messages.ts'
import { deliverQuestions } from '#modules/hub/question-messages.ts'
import { groupOf, refusalOf, checkAccess } from '#modules/hub/subscription.ts'
import type { HubName, Subscription } from '#modules/hub/subscription.ts'
import { createBatchQueue } from '#modules/hub/batch-queue.ts'

/** The open connections of the game hubs. */
export interface Hubs {
  /** Accepts a newly opened socket from that address. */
  readonly accept: (socket: WebSocket, subscription: Subscription, address: string) => void
  /** Number of listeners of each hub. */
  readonly count: () => Readonly<Record<HubName, number>>
  /** Closes all connections and asks the clients to reconnect: to another process, or to this one's next start. */
  readonly close: () => void
}

export interface HubLimits {
  /** Connections that one address may hold. */
  readonly ofAddress: number
  readonly ofAll: number
}

/** One address may be a room of players behind one router, with some tabs each. */
const LIMITS: HubLimits = { ofAddress: 2000, ofAll: 20_000 }

interface HubTimes extends ConnectionTimes {
  /** Interval of the server's pings, milliseconds. */
  readonly pingMs: number
  /** After notifications were lost, clients are asked to reconnect, spread over this time, milliseconds. */
  readonly returnMs: number
}

/** Browsers slow the timers of hidden pages down to one a minute, but answer to pings all the same. */
const TIMES: HubTimes = { handshakeMs: 15_000, pingMs: 15_000, silentMs: 60_000, returnMs: 5000 }
/** Then requests get their turn: to send something to two thousand takes a tenth of a second. */
const TOLD_AT_ONCE = 100
const NOT_ANY_MORE = 'You may not listen here any more.'

interface Listener {
  readonly subscription: Subscription
  readonly connection: Connection
}

export function createHubs(infrastructure: Infrastructure, limits: HubLimits = LIMITS): Hubs {
  const { log, notifications } = infrastructure
  const groups = new Map<string, Set<Listener>>()
  const addresses = new Map<string, number>()
  /** All sockets, before and after their handshake. */
  const connections = new Set<Connection>()

  /** Runs `tell` for the listeners that are still authorised, and disconnects the others. */
  const forAllowed = async (all: readonly Listener[], send: (one: Connection) => void) => {
    const subscriptions = all.map(({ subscription }) => subscription)
    const mayListen = await checkAccess(infrastructure, subscriptions)
    for (const [index, { connection }] of all.entries()) {
      if (mayListen[index]) send(connection)
      else connection.end(NOT_ANY_MORE)
      if (index % TOLD_AT_ONCE === TOLD_AT_ONCE - 1) await nextTurn()
    }
  }
  const everybody = () => [...groups.values()].flatMap((group) => [...group])

  const sweep = createBatchQueue<'ping' | 'check'>({
    delayMs: 0,
    onError: (err) => log.warn({ err }, 'hub permissions could not be checked'),
    async work(kinds) {
      const isPing = kinds.includes('ping')
      await forAllowed(everybody(), (connection) => {
        if (isPing) connection.ping()
      })
    },
  })
  const heartbeat = setInterval(() => {
    if (groups.size > 0) sweep('ping')
  }, TIMES.pingMs)
  heartbeat.unref()

  notifications.subscribe('access_changed', (payload) => {
    if (payload !== undefined) return sweep('check')
    // Notifications were lost: clients that reconnect fetch the current state again.
    for (const connection of connections)
      setTimeout(() => connection.end(undefined, true), Math.random() * TIMES.returnMs).unref()
  })
  const listening: Listeners = {
    has: (group) => groups.has(group),
    async deliver(group, text, isFor = () => true) {
      const listeners = [...(groups.get(group) ?? [])].filter(({ subscription }) =>
        isFor(subscription),
      )
      await forAllowed(listeners, (connection) => connection.send(text))
      return listeners.length
    },
  }
  deliverMessages(infrastructure, listening)
  deliverPresence(infrastructure, listening)
  deliverQuestions(infrastructure, listening)

  return {
    accept(socket, subscription, address) {
      const group = groupOf(subscription)
      const ofAddress = (addresses.get(address) ?? 0) + 1
      addresses.set(address, ofAddress)
      const isFull = ofAddress > limits.ofAddress || connections.size >= limits.ofAll
      const connection = openConnection(socket, {
        times: TIMES,
        admit: async () =>
          isFull ? 'There are too many connections.' : refusalOf(infrastructure, subscription),
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
      const listener: Listener = { subscription, connection }
      connections.add(connection)
    },
    count() {
      const counts = { user: 0, monitor: 0, admin: 0 }
      for (const { subscription } of everybody()) counts[subscription.hub] += 1
      return counts
    },
    close() {
      clearInterval(heartbeat)
      for (const connection of connections) connection.end(undefined, true)
    },
  }
}
