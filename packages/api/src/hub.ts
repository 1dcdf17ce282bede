import { readPayload } from '#answers.ts'
import type { HubConnection } from '@microsoft/signalr'
import { forgetMissing, isMissingHub, missingFor, rememberMissing } from '#missing-hubs.ts'
import type { hubs } from '#schema.gen.ts'

type HubName = keyof hubs
/** What to do with each message of a hub. */
export type HubListeners<Name extends HubName> = {
  [Message in keyof hubs[Name]]?: (payload: hubs[Name][Message]) => void
}

export type HubState = 'connecting' | 'connected' | 'waiting' | 'closed'

type HubOptions<Name extends HubName> = {
  /** Origin of the server: `https://ctf.example`. */
  origin: string
  hub: Name
  /** The game, for the hubs that are of one game. */
  gameId?: number
  on: HubListeners<Name>
  /** Called at every change; after `connected` read again what may have been missed. */
  onState?: (state: HubState) => void
  /** Sent along outside of browsers, where no cookies are. */
  headers?: Record<string, string>
  /** Milliseconds before the next attempt, by how many failed in a row. */
  backOff?: (failures: number) => number
}

/** How long negotiation may take: a proxy may hold such a request for ever. */
const negotiateWithinMs = 12_000
/** A connection that was lost sooner counts as a failed attempt: a server may greet and then close at once. */
const stableAfterMs = 5000

/** Milliseconds before an attempt: 0, 2, 10, 30 s, then every 60 s, each but the first with a jitter of a tenth. */
export function reconnectDelay(failures: number, random = Math.random()): number {
  const base = [0, 2000, 10_000, 30_000][failures] ?? 60_000
  return Math.round(base * (0.9 + random * 0.2))
}

/**
 * Listens to a hub by the SignalR client, which is loaded on demand, and reconnects after every loss until the returned function
 * is called. The client's own automatic reconnect does not cover a first attempt that fails, so one loop serves both. A server
 * without hubs is tried ever more rarely.
 */
export function listenToHub<Name extends HubName>(options: HubOptions<Name>): () => void {
  const { onState, backOff = reconnectDelay, origin, hub } = options
  const address = `${origin}/hub/${hub}`
  let connection: HubConnection | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let connectedAt: number | undefined
  let failures = 0
  let isStopped = false

  const retry = () => {
    if (isStopped) return
    if (connectedAt !== undefined && performance.now() - connectedAt > stableAfterMs) failures = 0
    connectedAt = undefined
    onState?.('waiting')
    timer = setTimeout(() => void connect(), missingFor(address) || backOff(failures))
    failures += 1
  }
  const connect = async () => {
    onState?.('connecting')
    try {
      connection ??= await build(options, () => {
        // Before it counts as connected, the attempt itself fails.
        if (connectedAt !== undefined) retry()
      })
      if (!isStopped) await connection.start()
    } catch (error) {
      if (isMissingHub(error)) rememberMissing(address)
      return retry()
    }
    if (isStopped) return connection.stop()
    forgetMissing(address)
    connectedAt = performance.now()
    onState?.('connected')
  }

  if (missingFor(address) > 0) retry()
  else void connect()
  return () => {
    isStopped = true
    clearTimeout(timer)
    void connection?.stop()
    onState?.('closed')
  }
}

async function build<Name extends HubName>(
  { origin, hub, gameId, on, headers }: HubOptions<Name>,
  onClose: () => void,
): Promise<HubConnection> {
  const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr')
  const url = new URL(`/hub/${hub}`, origin)
  if (gameId !== undefined) url.searchParams.set('game', String(gameId))
  const connection = new HubConnectionBuilder()
    .withUrl(url.href, {
      // Where WebSockets do not pass, polling takes over: long polling would only double it.
      transport: HttpTransportType.WebSockets,
      timeout: negotiateWithinMs,
      ...(headers && { headers }),
    })
    // A missing or lost hub is an ordinary state, reported through `onState`.
    .configureLogging(LogLevel.None)
    .build()
  for (const [message, listener] of Object.entries<((payload: never) => void) | undefined>(on)) {
    if (listener)
      connection.on(message, (payload: never) => listener(readPayload(message, payload)))
  }
  connection.onclose(onClose)
  return connection
}
