import type { hubs } from '#schema.gen.ts'

type HubName = keyof hubs
/** What to do with each message of a hub. */
export type HubListeners<Name extends HubName> = {
  [Message in keyof hubs[Name]]?: (payload: hubs[Name][Message]) => void
}

export type HubState = 'connecting' | 'connected' | 'waiting' | 'closed'

/** What the client needs of its surroundings; all have the browser's as default. */
export type HubSurroundings = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  connect: (url: string) => WebSocket
  /** Calls back after this many milliseconds; returns how to call it off. */
  after: (ms: number, run: () => void) => () => void
  /** From 0 to 1. */
  random: () => number
}

type HubOptions<Name extends HubName> = {
  /** Origin of the server: `https://ctf.example`. */
  origin: string
  hub: Name
  /** The game, for the hubs that are of one game. */
  gameId?: number
  on: HubListeners<Name>
  /** Called at every change; after `connected` read again what may have been missed. */
  onState?: (state: HubState) => void
  surroundings?: Partial<HubSurroundings>
}

/** Ends every message of the protocol. */
const separator = '\u001e'
const handshake = JSON.stringify({ protocol: 'json', version: 1 }) + separator
/** Kinds of messages that matter here; others are answers to calls, which no hub takes. */
const kind = { invocation: 1, ping: 6, close: 7 } as const
const ping = JSON.stringify({ type: kind.ping }) + separator
const pingEveryMs = 15_000
/** A server pings every 15 s; after twice that the connection is dead. */
const silentForMs = 30_000
/** How long a place at the hub may take to be given: a proxy may hold such a question for ever. */
const negotiateWithinMs = 12_000

/** Milliseconds before try number `failures`: 0, 2, 10, 30 s, then every 60 s, each but the first spread by a tenth. */
export function reconnectDelay(failures: number, random: number): number {
  const base = [0, 2000, 10_000, 30_000][failures] ?? 60_000
  return Math.round(base * (0.9 + random * 0.2))
}

const browser: HubSurroundings = {
  fetch: (url, init) => fetch(url, init),
  connect: (url) => new WebSocket(url),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

/**
 * Listens to a hub (SignalR, JSON protocol, WebSockets only) and comes back after every loss, until the returned function is
 * called. A server without hubs is asked again ever more rarely.
 */
export function listenToHub<Name extends HubName>(options: HubOptions<Name>): () => void {
  const { fetch: ask, connect, after, random } = { ...browser, ...options.surroundings }
  const address = addressOf(options)
  let failures = 0
  let isClosed = false
  let socket: WebSocket | undefined
  let stopTimers: (() => void)[] = []

  const tell = (state: HubState) => options.onState?.(state)
  const clearTimers = () => {
    for (const stop of stopTimers) stop()
    stopTimers = []
  }
  /** Drops a connection without hearing of its end. */
  const drop = () => {
    clearTimers()
    const old = socket
    socket = undefined
    old?.close()
  }
  const lost = () => {
    if (isClosed) return
    drop()
    tell('waiting')
    stopTimers = [after(reconnectDelay(failures, random()), () => void start())]
    failures += 1
  }
  const start = async () => {
    tell('connecting')
    const asked = new AbortController()
    // Not left to the signal alone: what asks need not heed it.
    const late = new Promise<never>((_, reject) => {
      stopTimers = [after(negotiateWithinMs, () => reject(new Error('The hub does not answer')))]
    })
    try {
      const token = await Promise.race([negotiate(ask, address, asked.signal), late])
      clearTimers()
      if (!isClosed) open(token)
    } catch {
      asked.abort()
      lost()
    }
  }
  const open = (token: string) => {
    const url = new URL(address)
    url.protocol = url.protocol.replace('http', 'ws')
    url.searchParams.set('id', token)
    const opened = connect(url.href)
    socket = opened
    let isGreeted = false
    const died = () => {
      if (socket === opened) lost()
    }
    let stopSilence = after(silentForMs, died)
    const pingAgain = () => {
      opened.send(ping)
      stopTimers = [after(pingEveryMs, pingAgain)]
    }
    const heard = () => {
      stopSilence()
      stopSilence = after(silentForMs, died)
    }
    opened.addEventListener('open', () => opened.send(handshake))
    opened.addEventListener('close', () => {
      stopSilence()
      died()
    })
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (socket !== opened) return
      heard()
      for (const message of messagesIn(data)) {
        if (!isGreeted) {
          if (typeof message.error === 'string') return lost()
          isGreeted = true
          failures = 0
          stopTimers = [after(pingEveryMs, pingAgain)]
          tell('connected')
        } else if (message.type === kind.close) return lost()
        else if (message.type === kind.invocation) deliver(options.on, message)
      }
    })
  }

  void start()
  return () => {
    isClosed = true
    drop()
    tell('closed')
  }
}

function addressOf({ origin, hub, gameId }: { origin: string; hub: HubName; gameId?: number }) {
  const url = new URL(`/hub/${hub}`, origin)
  if (gameId !== undefined) url.searchParams.set('game', String(gameId))
  return url.href
}

/** Asks for a place at the hub; resolves with the token that opens the socket. */
async function negotiate(
  ask: HubSurroundings['fetch'],
  address: string,
  signal: AbortSignal,
): Promise<string> {
  const url = new URL(address)
  url.pathname += '/negotiate'
  url.searchParams.set('negotiateVersion', '1')
  const response = await ask(url.href, { method: 'POST', credentials: 'same-origin', signal })
  const answer: unknown = response.ok ? await response.json() : undefined
  const place = new Map(Object.entries(Object(answer)))
  const token = place.get('connectionToken') ?? place.get('connectionId')
  if (typeof token === 'string') return token
  throw new Error('The server has no such hub')
}

type HubMessage = { type?: unknown; error?: unknown; target?: unknown; arguments?: unknown }

/** The messages of one frame; what is not ours is passed over. */
function messagesIn(data: unknown): HubMessage[] {
  if (typeof data !== 'string') return []
  return data.split(separator).flatMap((text) => {
    if (text === '') return []
    try {
      const message: unknown = JSON.parse(text)
      return typeof message === 'object' && message !== null ? [message] : []
    } catch {
      return []
    }
  })
}

function deliver(on: object, { target, arguments: given }: HubMessage): void {
  if (typeof target !== 'string' || !Array.isArray(given)) return
  const listener: unknown = Reflect.get(on, target)
  if (typeof listener === 'function') Reflect.apply(listener, undefined, given)
}
