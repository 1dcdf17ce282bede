import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'

export type HealthSample = Row<'health_samples'>

type Seen = Omit<HealthSample, 'slot_at'>

/** Adds what one process has seen to a slot; of what all of them see the worst stays. */
export async function keepSample(db: Db, slotMs: number, seen: Seen): Promise<void> {
  await db
    .insertInto('health_samples')
    .values({ slot_at: ms(slotMs), ...seen })
    .onConflict((conflict) =>
      conflict.column('slot_at').doUpdateSet({
        answer_ms: sql`greatest(health_samples.answer_ms, excluded.answer_ms)`,
        free_memory: sql`least(health_samples.free_memory, excluded.free_memory)`,
        mails_waiting: sql`greatest(health_samples.mails_waiting, excluded.mails_waiting)`,
        failing: sql`array(select distinct unnest(health_samples.failing || excluded.failing) order by 1)`,
      }),
    )
    .execute()
}

/** All that are kept, oldest first. */
export const listSamples = (db: Db): Promise<HealthSample[]> =>
  db.selectFrom('health_samples').selectAll().orderBy('slot_at').execute()

export async function deleteOldSamples(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('health_samples').where('slot_at', '<', ms(beforeMs)).execute()
}
