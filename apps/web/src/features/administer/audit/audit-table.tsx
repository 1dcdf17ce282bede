import type { AuditAction, AuditEntry } from '@halyard/api'
import { Badge, DataTable } from '@halyard/ui'
import type { BadgeProps, DataColumn } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { actionLabels, subjectOf } from '#features/administer/audit/audit-labels.ts'
import type { AuditSubject } from '#features/administer/audit/audit-labels.ts'
import { useFieldLabels } from '#features/administer/audit/field-labels.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { onPhones } from '../administer.css.ts'
import * as styles from './audit.css.ts'

const keyOf = ({ id }: AuditEntry) => String(id)

/** Changes, the newest first; each opens whole. */
export function AuditTable({
  entries,
  onOpen,
}: {
  entries: readonly AuditEntry[]
  onOpen: (entry: AuditEntry) => void
}) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Changes by staff`}
      isBoxed
      columns={useColumns()}
      rows={entries}
      rowKey={keyOf}
      onOpen={onOpen}
    />
  )
}

function useColumns(): readonly DataColumn<AuditEntry>[] {
  const { t } = useLingui()
  const labelOf = useFieldLabels()
  return [
    {
      id: 'time',
      header: t`Time`,
      isMuted: true,
      hideBelow: 'sm',
      width: '11.5rem',
      cell: ({ time }) => <AuditTime at={time} />,
    },
    {
      id: 'user',
      header: t`Changed by`,
      hideBelow: 'sm',
      width: '9rem',
      cell: ({ userName }) => <bdi className={styles.cut}>{userName}</bdi>,
    },
    {
      id: 'action',
      header: t({ message: 'Change', comment: 'Filter: what happened to something.' }),
      hideBelow: 'sm',
      width: '7rem',
      cell: ({ action }) => <ActionBadge action={action} />,
    },
    {
      id: 'subject',
      header: t`What was changed`,
      isPrimary: true,
      cell: (entry) => (
        <>
          <span className={styles.cut}>
            <Subject entry={entry} />
          </span>
          <span className={onPhones}>
            <ActionBadge action={entry.action} />
            <AuditTime at={entry.time} />
            <bdi className={styles.rest}>{entry.userName}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'fields',
      header: t`Fields`,
      isMuted: true,
      hideBelow: 'lg',
      cell: ({ changes }) => (
        <span className={styles.cut}>{changes.map(({ field }) => labelOf(field)).join(', ')}</span>
      ),
    },
  ]
}

/** What was changed: its kind and its name. */
export function Subject({ entry }: { entry: AuditSubject }) {
  const { i18n } = useLingui()
  const { kind, name } = subjectOf(i18n, entry)
  return (
    <>
      {kind}: <bdi>{name}</bdi>
    </>
  )
}

const tones = {
  Created: 'ok',
  Changed: 'neutral',
  Deleted: 'bad',
} as const satisfies Record<AuditAction, BadgeProps['tone']>

/** What happened to something. */
export function ActionBadge({ action }: { action: AuditAction }) {
  const { i18n } = useLingui()
  return <Badge tone={tones[action]}>{i18n._(actionLabels[action])}</Badge>
}

/** When something was changed, to the second. */
export function AuditTime({ at }: { at: number }) {
  const { date, clock } = useFormat()
  return (
    <LocalTime at={at}>
      {date(at)} {clock(at)}
    </LocalTime>
  )
}
