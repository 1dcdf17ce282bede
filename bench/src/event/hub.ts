import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Browser } from './browser.ts'

const END = '\u001e'
const HELLO = `{"protocol":"json","version":1}${END}`
const PING = `{"type":6}${END}`
/** As the SignalR client does. */
const PING_EVERY_MS = 15_000

interface Options {
  readonly signal: AbortSignal
  readonly onNotice: (isSolve: boolean) => void
  /** A connection that was welcomed is lost. */
  readonly onLoss: () => void
}

/**
 * Listens to the news of a game over a WebSocket, as the client does.
 *
 * @returns whether the server has welcomed it
 */
export async function listen(browser: Browser, gameId: number, options: Options): Promise<boolean> {
  const path = `/hub/user/negotiate?game=${gameId}&negotiateVersion=1`
  const { status, text } = await browser.ask('negotiate', path, { method: 'POST' })
  if (status !== '200') return false
  const { connectionToken }: { connectionToken: string } = JSON.parse(text)
  const url = `${browser.url.replace('http', 'ws')}/hub/user?game=${gameId}&id=${connectionToken}`
  const startedAt = performance.now()
  const socket = new WebSocket(url, { headers: browser.headers })
  socket.on('error', () => undefined)
  options.signal.addEventListener('abort', () => socket.terminate())
  const closed = once(socket, 'close').then(() => undefined)
  socket.on('open', () => socket.send(HELLO))
  const welcome = await Promise.race([once(socket, 'message'), closed]).catch(() => undefined)
  browser.count('hub', performance.now() - startedAt, welcome ? '101' : 'none')
  if (!welcome) return false
  const pings = setInterval(() => socket.send(PING), PING_EVERY_MS)
  socket.on('close', () => {
    clearInterval(pings)
    if (!options.signal.aborted) options.onLoss()
  })
  socket.on('message', (data: Buffer) => {
    if (data.includes('ReceivedGameNotice')) options.onNotice(data.includes('Blood"'))
  })
  return true
}
