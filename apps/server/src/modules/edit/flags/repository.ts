import type { FlagMatch } from '@halyard/flags'
import type { Db, NewRow, Row } from '#db/database.ts'

export interface FlagWithFile {
  readonly id: number
  readonly flag: string
  readonly match: FlagMatch
  readonly attachment: Row<'attachments'> | undefined
}

/** Oldest first, each with its file. */
export async function listFlags(db: Db, challengeId: number): Promise<FlagWithFile[]> {
  const flags = await db
    .selectFrom('flags')
    .selectAll()
    .where('challenge_id', '=', challengeId)
    .orderBy('id')
    .execute()
  const attachments = await db
    .selectFrom('attachments')
    .innerJoin('flags', 'flags.attachment_id', 'attachments.id')
    .selectAll('attachments')
    .where('flags.challenge_id', '=', challengeId)
    .execute()
  const byId = new Map(attachments.map((attachment) => [attachment.id, attachment]))
  return flags.map((row) => ({
    id: row.id,
    flag: row.flag,
    match: row.match,
    attachment: row.attachment_id === null ? undefined : byId.get(row.attachment_id),
  }))
}

/** How many flags of a challenge are not compared exactly. */
export async function countTriedFlags(db: Db, challengeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('flags')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('challenge_id', '=', challengeId)
    .where('match', '<>', 'exact')
    .executeTakeFirstOrThrow()
  return count
}

export async function hasFlags(db: Db, challengeId: number): Promise<boolean> {
  const flag = await db
    .selectFrom('flags')
    .select('id')
    .where('challenge_id', '=', challengeId)
    .limit(1)
    .executeTakeFirst()
  return flag !== undefined
}

/** A statement carries so many values at most. */
const ROWS_PER_STATEMENT = 5000

export async function insertFlags(tx: Db, flags: readonly NewRow<'flags'>[]): Promise<void> {
  for (let start = 0; start < flags.length; start += ROWS_PER_STATEMENT) {
    const some = flags.slice(start, start + ROWS_PER_STATEMENT)
    await tx.insertInto('flags').values(some).execute()
  }
}

/** The attachment of the deleted flag; undefined when there was no such flag. */
export function deleteFlag(
  tx: Db,
  challengeId: number,
  id: number,
): Promise<{ attachment_id: number | null } | undefined> {
  return tx
    .deleteFrom('flags')
    .where('challenge_id', '=', challengeId)
    .where('id', '=', id)
    .returning('attachment_id')
    .executeTakeFirst()
}
