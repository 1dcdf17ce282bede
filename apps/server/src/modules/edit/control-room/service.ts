import type { Db } from '#db/database.ts'
import {
  countInstances,
  findCommonAnswers,
  findStuckTeams,
  findSudden,
  findTeams,
  findUnsolved,
} from '#modules/edit/control-room/repository.ts'
import type { Watched } from '#modules/edit/control-room/repository.ts'

/** How long an answer is good for others who ask, in milliseconds: all of the staff has the page open. */
export const KEPT_MS = 5000

async function readNow(db: Db, watched: Watched) {
  return {
    time: watched.nowMs,
    teams: await findTeams(db, watched),
    stuck: await findStuckTeams(db, watched),
    unsolved: await findUnsolved(db, watched),
    sudden: await findSudden(db, watched),
    common: await findCommonAnswers(db, watched),
    instances: await countInstances(db, watched),
  }
}

export type ControlRoom = Awaited<ReturnType<typeof readNow>>

const keptOf = new WeakMap<Db, Map<number, { nowMs: number; read: Promise<ControlRoom> }>>()

/** What needs somebody in a game now, or did a moment ago. */
export async function readControlRoom(db: Db, { gameId, nowMs }: Watched): Promise<ControlRoom> {
  const kept = keptOf.get(db) ?? new Map<number, { nowMs: number; read: Promise<ControlRoom> }>()
  keptOf.set(db, kept)
  for (const [id, known] of kept) if (Math.abs(nowMs - known.nowMs) >= KEPT_MS) kept.delete(id)
  const known = kept.get(gameId)
  if (known) return known.read
  const read = readNow(db, { gameId, nowMs })
  kept.set(gameId, { nowMs, read })
  try {
    return await read
  } catch (error) {
    kept.delete(gameId)
    throw error
  }
}
