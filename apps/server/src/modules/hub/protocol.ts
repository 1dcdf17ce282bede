/** SignalR's JSON protocol, as far as hubs need it that only send. */

/** Ends every message. */
const SEPARATOR = '\u001e'

const KIND = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const

const write = (message: object): string => JSON.stringify(message) + SEPARATOR

/** Answers a handshake that was understood and allowed. */
export const WELCOME = write({})
export const PING = write({ type: KIND.ping })

/** The response to a handshake that is refused, with the reason. */
export const refuse = (error: string): string => write({ error })

/** Calls the listeners' method of that name. */
export const invoke = (target: string, argument: unknown): string =>
  write({ type: KIND.invocation, target, arguments: [argument] })

/** The close message; `returns` asks the client to reconnect at once. */
export const farewell = (error: string | undefined, returns: boolean): string =>
  write({ type: KIND.close, ...(error && { error }), ...(returns && { allowReconnect: true }) })

/** Answers the call of a method: hubs have none. */
export const unknownMethod = (invocationId: string): string =>
  write({ type: KIND.completion, invocationId, error: 'This hub has no methods to call.' })

export type Incoming =
  | { readonly kind: 'alive' }
  | { readonly kind: 'call'; readonly invocationId: string | undefined }
  | { readonly kind: 'close' }
  | { readonly kind: 'broken' }

/** Parses a message of the client. */
export function readMessage(text: string): Incoming {
  const message = parse(text)
  if (!message) return { kind: 'broken' }
  const type = message.get('type')
  const id = message.get('invocationId')
  if (type === KIND.close) return { kind: 'close' }
  if (type === KIND.invocation || type === KIND.streamInvocation)
    return { kind: 'call', invocationId: typeof id === 'string' ? id : undefined }
  return typeof type === 'number' ? { kind: 'alive' } : { kind: 'broken' }
}

/** Why a handshake cannot be accepted, or undefined when it can. */
export function handshakeProblem(text: string): string | undefined {
  const message = parse(text)
  if (!message) return 'The handshake is not a JSON object.'
  if (message.get('protocol') !== 'json') return "The only protocol here is 'json'."
  if (message.get('version') !== 1) return 'The only version of the protocol here is 1.'
  return undefined
}

function parse(text: string): Map<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? new Map(Object.entries(value)) : undefined
  } catch {
    return undefined
  }
}

/** Cuts a stream of text into messages. One that grows over `most` characters is undefined: the end of the stream. */
export function createSplitter(most: number): (text: string) => string[] | undefined {
  let rest = ''
  return (text) => {
    const parts = (rest + text).split(SEPARATOR)
    rest = parts.pop() ?? ''
    return rest.length > most ? undefined : parts
  }
}
