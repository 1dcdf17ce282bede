import type { AuditEntry } from '@halyard/api'

const redacted = '(secret)'

/** Entries as rows of a table, one for each field; names are those of the contract, for other tools. */
export function auditRows(entries: readonly AuditEntry[]): (string | number)[][] {
  return [
    [
      'id',
      'time',
      'user',
      'ip',
      'operation',
      'kind',
      'action',
      'subjectId',
      'subjectName',
      'field',
      'before',
      'after',
    ],
    ...entries.flatMap((entry) => {
      const { id, userName, ip, operation, kind, action, subjectId, subjectName } = entry
      const time = new Date(entry.time).toISOString()
      const start = [id, time, userName, ip, operation, kind, action, subjectId, subjectName ?? '']
      if (entry.changes.length === 0) return [[...start, '', '', '']]
      return entry.changes.map(({ field, before, after, isSecret }) =>
        isSecret
          ? [...start, field, redacted, redacted]
          : [...start, field, before ?? '', after ?? ''],
      )
    }),
  ]
}

/** Entries as the server sends them, with readable times. */
export const auditJson = (entries: readonly AuditEntry[]): string =>
  JSON.stringify(
    entries.map(({ time, ...entry }) => ({ time: new Date(time).toISOString(), ...entry })),
    null,
    2,
  )
