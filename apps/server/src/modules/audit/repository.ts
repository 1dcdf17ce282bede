import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'
import { containing } from '#db/like.ts'
import type { Act } from '#modules/audit/act.ts'
import type { QueryOf } from '#modules/operation/operation-types.ts'

export type AuditRow = Row<'audit_entries'>

/** The newest entries that fit, first. */
export function listEntries(db: Db, query: QueryOf<'listAudit'>): Promise<AuditRow[]> {
  const { before, kind, action, user, subject, from, to, count } = query
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .$if(before !== undefined, (entries) => entries.where('id', '<', before ?? 0))
    .$if(kind !== undefined, (entries) => entries.where('kind', '=', kind ?? ''))
    .$if(action !== undefined, (entries) => entries.where('action', '=', action ?? 'Changed'))
    .$if(Boolean(user), (entries) => entries.where('user_name', 'ilike', containing(user ?? '')))
    .$if(Boolean(subject), (entries) =>
      entries.where((is) =>
        is.or([
          is('subject_name', 'ilike', containing(subject ?? '')),
          is('subject_id', '=', subject ?? ''),
          sql<boolean>`jsonb_path_query_array(others, '$[*].subjectName')::text ilike ${containing(subject ?? '')}`,
        ]),
      ),
    )
    .$if(from !== undefined, (entries) => entries.where('changed_at', '>=', ms(from ?? 0)))
    .$if(to !== undefined, (entries) => entries.where('changed_at', '<', ms(to ?? 0)))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}

/** Records the deletion of something that is not in the database. */
export async function recordDeletion(
  db: Db,
  { operation, user, ip, tokenName }: Act,
  subject: { readonly kind: string; readonly id: string; readonly atMs: number },
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      changed_at: ms(subject.atMs),
      operation,
      user_id: user.id,
      user_name: user.userName,
      ip,
      token_name: tokenName ?? null,
      kind: subject.kind,
      action: 'Deleted',
      subject_id: subject.id,
      changes: '{}',
    })
    .execute()
}

/** What the entries of the platform itself have for a name. */
const PLATFORM = 'Halyard'

/** Records that the platform deleted something of a game at its date: how much, and nothing of what it was. */
export async function recordForgetting(
  tx: Db,
  what: {
    readonly gameId: number
    readonly title: string
    readonly kind: 'Field' | 'Signal'
    readonly changed: 'answers' | 'firstSteps'
    readonly count: number
    readonly atMs: number
  },
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      changed_at: ms(what.atMs),
      operation: 'retention',
      user_name: PLATFORM,
      ip: '',
      kind: what.kind,
      action: 'Deleted',
      subject_id: String(what.gameId),
      subject_name: what.title.slice(0, 200),
      changes: JSON.stringify({ [what.changed]: { before: String(what.count), after: '0' } }),
    })
    .execute()
}

/** Deletes what is older than that; run now and then. Not by number: whoever writes much would delete what was before. */
export async function deleteOldEntries(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('audit_entries').where('changed_at', '<', ms(beforeMs)).execute()
}
