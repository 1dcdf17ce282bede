import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { Engine } from '#db/tables/containers.ts'
import { isFree } from '#modules/instance/holds.ts'
import type { Hold } from '#modules/instance/holds.ts'
import type { Container } from '#modules/instance/repository.ts'

/** Marks what has had its time: past its planned stop, of a game that is over, of a challenge or team that is out of play. */
export async function endOverdue(db: Db, nowMs: number): Promise<void> {
  await sql`
    update containers set status = 'Destroyed'
    where status <> 'Destroyed' and (
      expect_stop_at <= ${ms(nowMs)}
      or participation_id is not null and not exists (
        select from participations
        join games on games.id = participations.game_id
        join challenges on challenges.id = containers.challenge_id
        where participations.id = containers.participation_id
          and participations.status = 'Accepted'
          and challenges.is_enabled
          and (games.ends_at > ${ms(nowMs)} or games.practice_mode)
      )
    )`.execute(db)
}

interface Log {
  readonly warn: (values: object, text: string) => void
}

/** Deletes the rows of what runs in an engine that this platform no longer uses; in any, where it uses none. */
export async function forgetForeign(db: Db, engine: Engine | undefined, log: Log): Promise<void> {
  const { numDeletedRows: count } = await db
    .deleteFrom('containers')
    .where('engine', 'is distinct from', engine ?? null)
    .executeTakeFirstOrThrow()
  if (count === 0n) return
  log.warn(
    { count: Number(count) },
    'instances of an engine that is no longer configured are forgotten',
  )
}

/** What must be found in the engine: all that runs, or all that runs inside one process. */
export function listSettled(
  db: Db,
  holder: string | undefined,
): Promise<Pick<Container, 'id' | 'name'>[]> {
  const rows = db
    .selectFrom('containers')
    .select(['id', 'name'])
    .where('status', '=', 'Running')
    .orderBy('id')
  return (holder === undefined ? rows : rows.where('holder', '=', holder)).execute()
}

/** Every name that may be in the engine. */
export async function listNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('containers').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** What no living process is at work on and nobody wants: to be removed, or left behind by a process that died. */
export async function listRemovable(db: Db, hold: Hold): Promise<string[]> {
  const rows = await db
    .selectFrom('containers')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'Destroyed'), isFree(hold)]),
        eb.and([eb('holder', '<>', hold.holder), eb('held_until', '<', ms(hold.nowMs))]),
        eb.and([eb('status', '=', 'Pending'), eb('holder', 'is', null)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
