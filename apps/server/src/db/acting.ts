import { sql } from 'kysely'
import type { Kysely, KyselyPlugin } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

type Beginning = (tx: Db) => Promise<unknown>

const beginnings = new WeakMap<Db, Beginning>()

/** Changes nothing: with it Kysely makes a second handle of the same pool. */
const noPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => Promise.resolve(result),
}

/** A handle whose transactions begin with that, after what those of `db` begin with. */
export function beginningWith(db: Kysely<Tables>, beginning: Beginning): Kysely<Tables> {
  const handle = db.withPlugin(noPlugin)
  const before = beginnings.get(db)
  beginnings.set(handle, async (tx) => {
    await before?.(tx)
    await beginning(tx)
  })
  return handle
}

/**
 * A handle whose transactions name the actor to the triggers of the audit log. Statements outside of a transaction do not: what
 * is to be recorded is changed in one.
 */
export function actingFor(db: Kysely<Tables>, act: object): Kysely<Tables> {
  const text = JSON.stringify(act)
  return beginningWith(db, (tx) =>
    sql`select set_config('halyard.audit', ${text}, true)`.execute(tx),
  )
}

/** Begins a transaction of that handle: says who acts, until its end, and whether they still may. */
export async function beginTransaction(db: Db, tx: Db): Promise<void> {
  await beginnings.get(db)?.(tx)
}
