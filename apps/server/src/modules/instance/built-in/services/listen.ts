// What the services have in common. They run under Node's permission model and import nothing from outside this folder.
import { createServer } from 'node:net'
import type { Server, Socket } from 'node:net'

/** Somebody who says nothing for so long has gone. */
const IDLE_MS = 5 * 60_000
const CONNECTIONS = 64
/** Longer lines are not accepted. */
const LONGEST_LINE = 4096

export const flag = process.env['HALYARD_FLAG'] ?? 'halyard{no_flag_was_given}'

/** Listens on a free port of this machine and sends it to the server; the service ends with the server. */
export function listen(server: Server): void {
  server.maxConnections = CONNECTIONS
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object') process.send?.({ port: address?.port })
  })
  process.on('disconnect', () => process.exit(0))
}

/** One conversation over TCP: what it says goes out, `ask` waits for a line. */
export interface Talk {
  readonly say: (text: string) => void
  /** The next line without its end, one character for each byte. Rejects when the other side has gone. */
  readonly ask: (prompt: string) => Promise<string>
}

/** Serves a conversation to everybody who connects. */
export function serveTalk(talk: (talk: Talk) => Promise<void>): void {
  listen(
    createServer((socket) => {
      socket.setTimeout(IDLE_MS, () => socket.destroy())
      socket.on('error', () => undefined)
      const lines = linesOf(socket)
      const say = (text: string) => void socket.write(text, 'latin1')
      const ask = async (prompt: string) => {
        say(prompt)
        const { value, done } = await lines.next()
        if (done) throw new Error('gone')
        return value
      }
      talk({ say, ask }).then(
        () => socket.end(),
        () => socket.destroy(),
      )
    }),
  )
}

async function* linesOf(socket: Socket): AsyncGenerator<string, undefined> {
  let rest = ''
  socket.setEncoding('latin1')
  for await (const chunk of socket) {
    rest += String(chunk)
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      yield rest.slice(0, end).replace(/\r$/, '')
      rest = rest.slice(end + 1)
    }
    if (rest.length > LONGEST_LINE) return undefined
  }
  return undefined
}
