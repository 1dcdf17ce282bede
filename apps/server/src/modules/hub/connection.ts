import type { WebSocket } from 'ws'
import {
  createSplitter,
  farewell,
  handshakeProblem,
  PING,
  readMessage,
  refuse,
  unknownMethod,
  WELCOME,
} from '#modules/hub/protocol.ts'

/** Maximum length of one message, in characters; clients send a handshake and pings. */
const LONGEST_MESSAGE = 4096
/** Messages that a listener may send at once, and how many more come with each second. */
const MESSAGES = { atOnce: 40, perSecond: 1 }
/** A client with this many unsent bytes is too slow and is disconnected. */
const MAX_WAITING_BYTES = 1_048_576

/** Codes of the WebSocket protocol. */
const CLOSE = { normal: 1000, goingAway: 1001, unsupported: 1003, policy: 1008 } as const

export interface ConnectionTimes {
  /** How long a handshake may take, milliseconds. */
  readonly handshakeMs: number
  /** Without any sign of life for this long a listener is given up, milliseconds. */
  readonly silentMs: number
}

interface Options {
  readonly times: ConnectionTimes
  /** Called once, after the handshake; returns the reason when the connection is refused. */
  readonly admit: () => Promise<string | undefined>
  readonly onOpen: () => void
  readonly onEnd: () => void
}

/** A socket that is connected to a hub. */
export interface Connection {
  /** Sends serialised messages; a client that is too slow is disconnected. */
  readonly send: (text: string) => void
  /** Sends a ping; disconnects a client that has been silent too long. */
  readonly ping: () => void
  /** Sends a close message and closes; `returns` asks the client to reconnect at once. */
  readonly end: (reason: string | undefined, returns?: boolean) => void
}

/** Takes a socket through handshake and admission, and looks after it until its end. */
export function openConnection(socket: WebSocket, options: Options): Connection {
  let state: 'greeting' | 'joining' | 'open' | 'ended' = 'greeting'
  let heardAt = performance.now()
  const split = createSplitter(LONGEST_MESSAGE)
  const mayTalk = createAllowance()
  /** Messages received before admission; few, because their rate is limited. */
  const early: string[] = []
  const impatience = setTimeout(
    () => close(refuse('The handshake took too long.'), CLOSE.policy),
    options.times.handshakeMs,
  )

  const finish = () => {
    if (state === 'ended') return
    state = 'ended'
    clearTimeout(impatience)
    options.onEnd()
  }
  const close = (outputTail: string | undefined, code: number) => {
    if (state === 'ended') return
    finish()
    if (outputTail !== undefined) socket.send(outputTail)
    socket.close(code)
    // A client that does not answer the close frame is terminated.
    setTimeout(() => socket.terminate(), options.times.handshakeMs).unref()
  }
  const send = (text: string) => {
    if (state !== 'open') return
    if (socket.bufferedAmount > MAX_WAITING_BYTES) {
      finish()
      socket.terminate()
      return
    }
    socket.send(text)
  }

  const greet = async (text: string) => {
    const problem = handshakeProblem(text)
    if (problem) return close(refuse(problem), CLOSE.unsupported)
    state = 'joining'
    const refusal = await options.admit().catch(() => 'The server cannot look this up now.')
    if (isEnded()) return
    if (refusal !== undefined) return close(refuse(refusal), CLOSE.policy)
    clearTimeout(impatience)
    state = 'open'
    socket.send(WELCOME)
    options.onOpen()
    for (const message of early.splice(0)) answer(message)
  }
  const isEnded = () => state === 'ended'

  const take = (text: string) => {
    if (state === 'ended') return
    if (!mayTalk()) return close(farewell('Too many messages.', false), CLOSE.policy)
    if (state === 'greeting') void greet(text)
    else if (state === 'joining') early.push(text)
    else answer(text)
  }
  const answer = (text: string) => {
    const message = readMessage(text)
    if (message.kind === 'close') close(undefined, CLOSE.normal)
    if (message.kind === 'broken')
      close(farewell('The message is not of this protocol.', false), CLOSE.policy)
    if (message.kind === 'call' && message.invocationId !== undefined)
      send(unknownMethod(message.invocationId))
  }

  socket.on('message', (data, isBinary) => {
    heardAt = performance.now()
    if (isBinary) return close(farewell('Only text is understood.', false), CLOSE.unsupported)
    const messages = split(textOf(data))
    if (!messages) return close(farewell('The message is too long.', false), CLOSE.policy)
    for (const message of messages) take(message)
  })
  socket.on('pong', () => {
    heardAt = performance.now()
  })
  socket.on('error', () => undefined)
  socket.on('close', finish)

  return {
    send,
    ping() {
      if (state !== 'open') return
      if (performance.now() - heardAt > options.times.silentMs) {
        finish()
        socket.terminate()
        return
      }
      send(PING)
      socket.ping()
    },
    end: (reason, returns = false) =>
      close(farewell(reason, returns), reason === undefined ? CLOSE.goingAway : CLOSE.policy),
  }
}

/** Lets so many through at once and so many more each second. */
function createAllowance(): () => boolean {
  let left = MESSAGES.atOnce
  let countedAt = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(MESSAGES.atOnce, left + ((now - countedAt) / 1000) * MESSAGES.perSecond)
    countedAt = now
    if (left < 1) return false
    left -= 1
    return true
  }
}

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString()
}
