import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import type { Logger } from 'pino'

/** Of the files that may be open; the rest is for files, the database and what is sent elsewhere. */
const FULL = 0.9
const SAY_EVERY_MS = 60_000

/** How many files this process may have open at once, each connection being one; undefined where the system does not say. */
export function openFilesLimit(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
    return soft === undefined ? undefined : Number(soft)
  } catch {
    return undefined
  }
}

interface Options {
  readonly connections: ReadonlySet<unknown>
  readonly limit: number | undefined
  readonly log: Pick<Logger, 'warn'>
}

/** Says in the log when connections leave hardly a file to open: the system then closes new ones at once, and nothing else would say why. */
export function warnOfOpenFiles(server: Server, { connections, limit, log }: Options): void {
  if (limit === undefined) return
  let saidAt = -Infinity
  server.on('connection', () => {
    const now = performance.now()
    if (connections.size < limit * FULL || now - saidAt < SAY_EVERY_MS) return
    saidAt = now
    log.warn(
      { connections: connections.size, limit },
      'nearly all files that may be open are connections; beyond the limit new visitors are turned away: raise it (docs/how-to/scale.md)',
    )
  })
}
