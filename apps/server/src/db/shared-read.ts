import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/database.ts'
import { createPace } from '#platform/pace.ts'
import type { Pace } from '#platform/pace.ts'

type Key = string | number | null

/** How far apart reads begin that many ask for: fewer statements answer more callers. */
export const SHARED_PACE = { apartMs: 40, atOnce: 6 }

/** The reads of one key, one after the other. */
interface Line<Result> {
  readonly pace: Pace
  running?: Promise<Result> | undefined
  /** The read after it, for those who ask meanwhile. */
  next?: Promise<Result> | undefined
  forgetting?: NodeJS.Timeout | undefined
}

/**
 * A read whose answer many callers want at the same moment, such as the game that two thousand players have open: they share one
 * statement. Nobody gets what was read before it was asked for, since who asks during a read shares the next one. A transaction reads
 * for itself. The result belongs to all of them: never change it.
 */
export function sharedRead<Keys extends readonly Key[], Result>(
  read: (db: Db, ...keys: Keys) => Promise<Result>,
): (db: Db, ...keys: Keys) => Promise<Result> {
  const linesOf = new WeakMap<Db, Map<string, Line<Result>>>()
  return (db, ...keys) => {
    if (db.isTransaction) return read(db, ...keys)
    const lines = linesOf.get(db) ?? new Map<string, Line<Result>>()
    linesOf.set(db, lines)
    const key = JSON.stringify(keys)
    const line = lines.get(key) ?? { pace: createPace(SHARED_PACE) }
    lines.set(key, line)
    const forget = () => {
      line.forgetting = undefined
      if (line.running || line.next) return
      const restMs = line.pace.restMs()
      if (restMs > 0) line.forgetting = setTimeout(forget, restMs).unref()
      else lines.delete(key)
    }
    const begin = async (hasWaited: boolean): Promise<Result> => {
      line.pace.begin(hasWaited)
      line.next = undefined
      line.running = read(db, ...keys)
      try {
        return await line.running
      } finally {
        line.running = undefined
        if (!line.forgetting) forget()
      }
    }
    const beginInTurn = async (): Promise<Result> => {
      await line.running?.catch(() => undefined)
      const waitMs = line.pace.waitMs()
      if (waitMs > 0) await sleep(waitMs)
      return begin(waitMs > 0)
    }
    if (line.running || line.next) line.pace.noteOthers()
    if (!line.running && !line.next && line.pace.waitMs() === 0) return begin(false)
    return (line.next ??= beginInTurn())
  }
}
