import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/database.ts'

type Key = string | number | null

/** Reads that follow each other begin so far apart: fewer statements answer more callers. */
const APART_MS = 10

interface Turn<Result> {
  /** On the clock of `performance`. */
  readonly begunAt: number
  readonly running: Promise<Result>
  /** The read after it, for those who ask meanwhile. */
  next?: Promise<Result>
}

/**
 * A read whose answer many callers want at the same moment, such as the game that two thousand players have open: they share one
 * statement. Nobody gets what was read before it was asked for, since who asks during a read shares the next one. A transaction reads
 * for itself. The result belongs to all of them: never change it.
 */
export function sharedRead<Keys extends readonly Key[], Result>(
  read: (db: Db, ...keys: Keys) => Promise<Result>,
): (db: Db, ...keys: Keys) => Promise<Result> {
  const turnsOf = new WeakMap<Db, Map<string, Turn<Result>>>()
  return (db, ...keys) => {
    if (db.isTransaction) return read(db, ...keys)
    const turns = turnsOf.get(db) ?? new Map<string, Turn<Result>>()
    turnsOf.set(db, turns)
    const key = JSON.stringify(keys)
    const begin = async (): Promise<Result> => {
      const turn: Turn<Result> = { begunAt: performance.now(), running: read(db, ...keys) }
      turns.set(key, turn)
      try {
        return await turn.running
      } finally {
        if (!turn.next) turns.delete(key)
      }
    }
    const beginAfter = async ({ begunAt, running }: Turn<Result>): Promise<Result> => {
      await running.catch(() => undefined)
      await sleep(Math.max(0, begunAt + APART_MS - performance.now()))
      return begin()
    }
    const turn = turns.get(key)
    if (!turn) return begin()
    return (turn.next ??= beginAfter(turn))
  }
}
