import { sql } from 'kysely'
import type { Kysely, KyselyPlugin } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

const acts = new WeakMap<Db, string>()

/** Changes nothing: with it Kysely makes a second handle of the same pool. */
const noPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => Promise.resolve(result),
}

/**
 * A handle whose transactions name the actor to the triggers of the audit log. Statements outside of a transaction do not: what
 * is to be recorded is changed in one.
 */
export function actingFor(db: Kysely<Tables>, act: object): Kysely<Tables> {
  const handle = db.withPlugin(noPlugin)
  acts.set(handle, JSON.stringify(act))
  return handle
}

/** Begins a transaction of that handle: says who acts, until its end. */
export async function announceAct(db: Db, tx: Db): Promise<void> {
  const act = acts.get(db)
  if (act !== undefined) await sql`select set_config('halyard.audit', ${act}, true)`.execute(tx)
}
