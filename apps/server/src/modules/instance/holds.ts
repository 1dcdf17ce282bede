import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { markDestroyed } from '#modules/instance/repository.ts'
import type { Container } from '#modules/instance/repository.ts'

/** A process that does not renew its holds for so long has died: others take over. */
export const HOLD_MS = 10_000
export const RENEW_EVERY_MS = 2_500

/** A process at a moment. */
export interface Hold {
  readonly holder: string
  readonly nowMs: number
}

export const holdColumns = ({ holder, nowMs }: Hold) => ({
  holder,
  held_until: ms(nowMs + HOLD_MS),
})

/** Renews every hold of the process. */
export async function renewHolds(db: Db, hold: Hold): Promise<void> {
  await db
    .updateTable('containers')
    .set({ held_until: holdColumns(hold).held_until })
    .where('holder', '=', hold.holder)
    .execute()
}

/**
 * Takes a container to remove it: from now on it is no longer wanted. Undefined when another process is at work on it, which
 * finds out and removes it itself.
 */
export async function holdForRemoval(
  db: Db,
  id: string,
  hold: Hold,
): Promise<Container | undefined> {
  await markDestroyed(db, [id])
  return db
    .updateTable('containers')
    .set(holdColumns(hold))
    .where('id', '=', id)
    .where(isFree(hold))
    .returningAll()
    .executeTakeFirst()
}

/** Nobody else is at work on the container. */
export const isFree = ({ holder, nowMs }: Hold) =>
  sql<boolean>`(holder is null or holder = ${holder} or held_until < ${ms(nowMs)})`

/** Takes a piece of work that one process does at a time, or renews it; false while another process has it. */
export async function takeLease(db: Db, name: string, hold: Hold): Promise<boolean> {
  const columns = holdColumns(hold)
  const row = await db
    .insertInto('leases')
    .values({ name, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(columns)
        .where((eb) =>
          eb.or([
            eb('leases.holder', '=', hold.holder),
            eb('leases.held_until', '<', ms(hold.nowMs)),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

export async function releaseLease(db: Db, name: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
}
