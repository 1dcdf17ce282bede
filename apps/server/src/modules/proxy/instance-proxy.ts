import type { Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import type { ServerOptions, WebSocket } from 'ws'
import type { Recorder } from '#modules/capture/recorder.ts'
import type { ProxyTarget } from '#modules/instance/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { UpgradeReply } from '#modules/operation/upgrade-reply.ts'
import { connectTo, KEEP_ALIVE_MS } from '#modules/proxy/connect.ts'
import { createReading } from '#modules/proxy/reading.ts'
import type { Reading } from '#modules/proxy/reading.ts'
import { HALF_CLOSE, relay } from '#modules/proxy/relay.ts'
import { listRunningIds } from '#modules/proxy/repository.ts'
import { subjectOf } from '#modules/proxy/subject.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'

/** Open connections between WebSockets and the services of instances. */
export interface InstanceProxy {
  /**
   * Connects to the service; the response hands the request's connection over to the two of them. Throws Refusal 400, 404 or 418.
   */
  readonly connect: (target: ProxyTarget, clientAddress: string) => Promise<UpgradeReply>
  /** Ends every connection. */
  readonly close: () => void
}

export interface ProxyTimes {
  /** The longest that a connection may last, milliseconds. */
  readonly sessionMs: number
  /** Interval of the pings that keep reverse proxies from closing a quiet connection, milliseconds. */
  readonly pingMs: number
  /** A client of which nothing is heard for so long, not even an answer to a ping, is gone, milliseconds. */
  readonly silentMs: number
}

const TIMES: ProxyTimes = { sessionMs: 30 * 60_000, pingMs: 30_000, silentMs: 10 * 60_000 }
/** Connections to the instance of a team. The contract lets the 33rd in. */
const MAX_OF_INSTANCE = 33
/** Bytes of one message; programs that send more cut it in pieces. */
const MAX_MESSAGE_BYTES = 1024 * 1024
/** How long a slow reader still gets the last bytes of a service that has closed, milliseconds. */
const CLOSE_MS = 5 * 60_000
/** Its types do not know `closeTimeout` yet. */
const SERVER_OPTIONS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  skipUTF8Validation: true,
  maxPayload: MAX_MESSAGE_BYTES,
  closeTimeout: CLOSE_MS,
  handleProtocols: (offered) => (offered.has(HALF_CLOSE) ? HALF_CLOSE : false),
}
/** How long a client that is sent away may take to say goodbye, milliseconds. */
const GOODBYE_MS = 5000

const GOING_AWAY = 1001

interface Connection {
  /** Ends it with that reason; before there is a WebSocket, it only notes that there shall be none. */
  end: (reason: string) => void
  ping: (nowMs: number) => void
  isEnded: boolean
}

type Needs = Pick<Infrastructure, 'config' | 'clock' | 'db' | 'log' | 'notifications'> & {
  readonly recorder: Recorder
}

export function createInstanceProxy(needs: Needs, times: ProxyTimes = TIMES): InstanceProxy {
  const { clock, config, db, log, notifications, recorder } = needs
  const instances = new Map<string, Set<Connection>>()
  const server = new WebSocketServer(SERVER_OPTIONS)

  const endInstance = (id: string) => {
    for (const connection of instances.get(id) ?? []) connection.end('The instance has ended.')
    recorder.closeInstance(id)
  }
  const endGone = async () => {
    const ids = [...instances.keys()]
    const running = new Set(await listRunningIds(db, ids))
    for (const id of ids) if (!running.has(id)) endInstance(id)
  }
  notifications.subscribe('container_ended', (id) => {
    if (id !== undefined) return endInstance(id)
    // Notifications were lost.
    endGone().catch((err: unknown) => log.warn({ err }, 'ended instances could not be looked up'))
  })

  const all = () => [...instances.values()].flatMap((connections) => [...connections])
  const heartbeat = setInterval(() => {
    for (const connection of all()) connection.ping(clock.now())
  }, times.pingMs)
  heartbeat.unref()

  /** Counts a connection before it is made, so that many at once do not pass the limit. */
  const enter = ({ id, owner }: ProxyTarget): Connection => {
    const connections = instances.get(id) ?? new Set()
    if (owner && connections.size >= MAX_OF_INSTANCE)
      throw new Refusal(400, 'tooManyConnections', { values: { limit: MAX_OF_INSTANCE } })
    const connection: Connection = {
      isEnded: false,
      ping: () => undefined,
      end() {
        this.isEnded = true
      },
    }
    instances.set(id, connections.add(connection))
    return connection
  }
  const leave = ({ id }: ProxyTarget, connection: Connection) => {
    const connections = instances.get(id)
    connections?.delete(connection)
    if (connections?.size === 0) instances.delete(id)
  }

  const begin = (
    target: ProxyTarget,
    connection: Connection,
    { webSocket, carrier, service, reading, clientAddress }: Joined,
  ) => {
    const subject = config.captures.isOn ? subjectOf(target) : undefined
    const tap =
      subject &&
      recorder.begin(subject, clientAddress, {
        address: service.remoteAddress ?? '::',
        port: service.remotePort ?? target.inner.port,
      })
    let heard = { bytes: carrier.bytesRead, atMs: clock.now() }
    connection.end = (reason) => {
      connection.isEnded = true
      webSocket.resume()
      webSocket.close(GOING_AWAY, reason)
      service.destroy()
      setTimeout(() => webSocket.terminate(), GOODBYE_MS).unref()
    }
    connection.ping = (nowMs) => {
      if (heard.bytes !== carrier.bytesRead) heard = { bytes: carrier.bytesRead, atMs: nowMs }
      if (nowMs - heard.atMs >= times.silentMs) connection.end('Nothing was heard for too long.')
      else webSocket.ping()
    }
    const session = setTimeout(
      () => connection.end('A connection lasts at most 30 minutes. Connect again.'),
      times.sessionMs,
    )
    session.unref()
    carrier.setKeepAlive(true, KEEP_ALIVE_MS)
    relay({
      webSocket,
      carrier,
      service,
      reading,
      observer: tap,
      onEnd() {
        clearTimeout(session)
        tap?.end()
        leave(target, connection)
      },
    })
  }

  return {
    async connect(target, clientAddress) {
      const connection = enter(target)
      try {
        const reading = createReading()
        const service = await connectTo(target.inner, reading.onread)
        if (connection.isEnded) {
          service.destroy()
          throw new Refusal(404, 'instanceNotFound')
        }
        return new UpgradeReply((request, head) => {
          const { socket: carrier } = request
          let isOpen = false
          server.handleUpgrade(request, carrier, head, (webSocket) => {
            isOpen = true
            begin(target, connection, { webSocket, carrier, service, reading, clientAddress })
          })
          // The handshake was malformed, and has been refused.
          if (!isOpen) {
            service.destroy()
            leave(target, connection)
          }
        })
      } catch (error) {
        leave(target, connection)
        throw error
      }
    },
    close() {
      clearInterval(heartbeat)
      for (const connection of all()) connection.end('The server is stopping. Connect again.')
    },
  }
}

interface Joined {
  readonly webSocket: WebSocket
  readonly carrier: Socket
  readonly service: Socket
  readonly reading: Reading
  readonly clientAddress: string
}
