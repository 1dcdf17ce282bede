import type { AuditRow } from '#modules/audit/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** An entry of the audit log as administrators read it; fields are named as in the contract, in camelCase. */
export function entryView(row: AuditRow): Schema<'AuditEntry'> {
  return {
    id: row.id,
    time: row.changed_at,
    operation: row.operation,
    userId: row.user_id,
    userName: row.user_name,
    ip: row.ip,
    tokenName: row.token_name,
    kind: kindOf(row.kind),
    action: row.action,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    changes: Object.entries(row.changes).map(([field, change]) => ({
      field: camelCase(field),
      before: 'secret' in change ? null : change.before,
      after: 'secret' in change ? null : change.after,
      isSecret: 'secret' in change,
    })),
    others: row.others.map(({ kind, ...other }) => ({ ...other, kind: kindOf(kind) })),
    hasMore: row.has_more,
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written from described-tables.ts, which knows these only
const kindOf = (kind: string) => kind as Schema<'AuditKind'>

const camelCase = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
