import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row, RowChange } from '#db/database.ts'
import type { Instant } from '#db/columns.ts'

export type Release = Pick<
  Row<'challenges'>,
  'id' | 'game_id' | 'is_enabled' | 'release_at' | 'released_at'
>

const RELEASE = ['id', 'game_id', 'is_enabled', 'release_at', 'released_at'] as const

/** All challenges of a game with what their times are, in the order of their ids. */
export function listChallengeTimes(db: Db, gameId: number): Promise<Release[]> {
  return db
    .selectFrom('challenges')
    .select(RELEASE)
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute()
}

/** The same, once every solve that has begun is written; further ones wait until the transaction ends. */
export function lockChallengeTimes(tx: Db, gameId: number): Promise<Release[]> {
  return tx
    .selectFrom('challenges')
    .select(RELEASE)
    .where('game_id', '=', gameId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function changeRelease(
  tx: Db,
  id: number,
  change: RowChange<'challenges'>,
): Promise<void> {
  await tx.updateTable('challenges').set(change).where('id', '=', id).execute()
}

/** The last moment that the wire can carry. */
const LAST_MS = 253_402_300_799_999

/** A column later by that long, where it holds that moment or a later one; as it is otherwise. */
const shifted = (column: string, { sinceMs, byMs }: Shift) => {
  const at = sql.ref<Instant>(column)
  return sql<Instant>`case when ${at} >= ${ms(sinceMs)}
    then least(${at} + make_interval(secs => ${byMs / 1000}), ${ms(LAST_MS)}) else ${at} end`
}

export interface Shift {
  readonly sinceMs: number
  readonly byMs: number
}

/** Moves what was still to come at a moment. */
export async function shiftTimes(tx: Db, gameId: number, shift: Shift): Promise<void> {
  await tx
    .updateTable('games')
    .set({
      ends_at: shifted('ends_at', shift),
      freeze_at: shifted('freeze_at', shift),
      writeup_deadline: shifted('writeup_deadline', shift),
    })
    .where('id', '=', gameId)
    .execute()
  await tx
    .updateTable('challenges')
    .set({
      deadline_at: shifted('deadline_at', shift),
      release_at: sql<Instant>`case when released_at is null then ${shifted('release_at', shift)} else release_at end`,
    })
    .where('game_id', '=', gameId)
    .execute()
  await tx
    .updateTable('scheduled_notices')
    .set({ publish_at: shifted('publish_at', shift) })
    .where('game_id', '=', gameId)
    .execute()
}

/** A challenge whose flags organizers write has to have one, as for one that they enable. */
const isWaiting = sql<boolean>`release_at is not null and released_at is null
  and (type = 'DynamicContainer' or exists (select from flags where flags.challenge_id = challenges.id))`

/**
 * Locks the challenges whose time has come and that were not released by it. The clocks of the process and of the database must both have
 * reached it, so that a process whose clock is ahead releases nothing early.
 */
export function lockDue(tx: Db, nowMs: number): Promise<Row<'challenges'>[]> {
  return tx
    .selectFrom('challenges')
    .selectAll()
    .where(isWaiting)
    .where(sql<boolean>`release_at <= least(${ms(nowMs)}, now())`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** How long until the next release or notice, by the same two clocks, in milliseconds; null when there is none. */
export async function findNextReleaseMs(db: Db, nowMs: number): Promise<number | null> {
  const { rows } = await sql<{ inMs: number | null }>`
    select extract(epoch from min(at) - least(${ms(nowMs)}, now()))::float8 * 1000 as "inMs"
    from (
      select release_at as at from challenges where ${isWaiting}
      union all select min(publish_at) from scheduled_notices
    ) as due`.execute(db)
  return rows[0]?.inMs ?? null
}
