import { LIMITS } from '@halyard/rules'
import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'

const SUMMARY = [
  'id',
  'title',
  'summary',
  'poster_hash',
  'team_member_count_limit',
  'starts_at',
  'ends_at',
  'updated_at',
  'paused_at',
] as const

export type GameSummary = Awaited<ReturnType<typeof listShownGames>>[number]

const shownGames = (db: Db) => db.selectFrom('games').where('hidden', '=', false)

/** Newest start first. */
export function listShownGames(db: Db, page: { count: number; skip: number }) {
  return shownGames(db)
    .select(SUMMARY)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.skip)
    .limit(page.count)
    .execute()
}

export async function countShownGames(db: Db): Promise<number> {
  const { count } = await shownGames(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The games nearest to now: running ones to their nearer edge, others to the edge that faces now. */
export function listNearestGames(db: Db, nowMs: number): Promise<GameSummary[]> {
  const now = ms(nowMs)
  const distance = sql`
    case
      when ${now} < starts_at then starts_at - ${now}
      when ${now} < ends_at then least(${now} - starts_at, ends_at - ${now})
      else ${now} - ends_at
    end`
  return shownGames(db)
    .select(SUMMARY)
    .orderBy(distance)
    .orderBy('id')
    .limit(LIMITS.recentGames)
    .execute()
}
