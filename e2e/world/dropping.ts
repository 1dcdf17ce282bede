// A line between a browser and the server under test that drops.
import { connect, createServer } from 'node:net'
import { listenLocally } from './listen.ts'
import type { Relay } from './relay.ts'

/** Milliseconds in which nobody gets through after a drop: browsers try again at once by themselves. */
const downMs = 600

/**
 * Passes bytes on as they are. Each entry cuts all connections once, when one of them has sent so many bytes.
 *
 * @returns also how often it has dropped
 */
export async function droppingLine(
  api: string,
  dropsAfter: readonly number[],
): Promise<Omit<Relay, 'cut'> & { drops: () => number }> {
  const { hostname, port } = new URL(api)
  let drops = 0
  let downUntil = 0
  const open = new Set<() => void>()
  const server = createServer((near) => {
    if (Date.now() < downUntil) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    const close = () => {
      open.delete(close)
      near.destroy()
      far.destroy()
    }
    open.add(close)
    let sent = 0
    near.on('data', (bytes) => {
      sent += bytes.length
      if (sent < (dropsAfter[drops] ?? Infinity)) return
      drops += 1
      downUntil = Date.now() + downMs
      for (const cut of open) cut()
    })
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', close).on('close', close)
  })
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    drops: () => drops,
    close: async () => void server.close(),
  }
}
