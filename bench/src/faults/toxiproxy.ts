import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 50

/** Lets a running Toxiproxy listen for the database. */
export const startProxy = (control: number, listen: number, upstream: number): Promise<void> =>
  request(control, 'POST', '/proxies', {
    name: 'database',
    listen: `127.0.0.1:${listen}`,
    upstream: `127.0.0.1:${upstream}`,
  })

/** Holds every answer of the database up, milliseconds; 0 ends it. */
export const slowProxy = (control: number, latency: number): Promise<void> =>
  latency === 0
    ? request(control, 'DELETE', '/proxies/database/toxics/slow')
    : request(control, 'POST', '/proxies/database/toxics', {
        name: 'slow',
        type: 'latency',
        stream: 'downstream',
        attributes: { latency },
      })

async function request(
  control: number,
  method: string,
  path: string,
  body?: object,
): Promise<void> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) }
  for (let left = TRIES; ; left -= 1) {
    const answer = await fetch(`http://127.0.0.1:${control}${path}`, init).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (left === 0) throw new Error(`toxiproxy does not take ${path}`)
    await sleep(100)
  }
}
