import { Badge, DataTable } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeyedLine } from '#features/administer/logs/log-choice.ts'
import { LogLineDialog } from '#features/administer/logs/log-line-dialog.tsx'
import { LogLevelBadge } from '#features/administer/logs/log-level-badge.tsx'
import { LogUser } from '#features/administer/logs/log-user.tsx'
import { plainLine } from '#features/administer/logs/plain-line.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import * as styles from './logs.css.ts'

const keyOf = ({ key }: KeyedLine) => key

/** Lines of the log, the newest first; each opens whole. */
export function LogTable({ lines }: { lines: readonly KeyedLine[] }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<KeyedLine>()
  return (
    <>
      <DataTable
        label={t`Lines of the log`}
        isBoxed
        columns={useColumns()}
        rows={lines}
        rowKey={keyOf}
        onOpen={setOpened}
      />
      {opened && <LogLineDialog line={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function useColumns(): readonly DataColumn<KeyedLine>[] {
  const { t } = useLingui()
  return [
    {
      id: 'time',
      header: t({ message: 'Time', context: 'of a log line' }),
      isMuted: true,
      width: '10.5rem',
      cell: ({ time }) => <LocalTime at={time} />,
    },
    {
      id: 'level',
      header: t({ message: 'Level', context: 'of a log line' }),
      width: '8rem',
      cell: ({ level }) => <LogLevelBadge level={level} />,
    },
    {
      id: 'message',
      header: t`Message`,
      isPrimary: true,
      cell: ({ msg }) => <Line text={msg ?? ''} />,
    },
    {
      id: 'user',
      header: t`User`,
      width: '10rem',
      cell: ({ name }) => <LogUser name={name} />,
    },
    {
      id: 'address',
      header: t`Address`,
      isMuted: true,
      hideBelow: 'lg',
      width: '10rem',
      cell: ({ ip }) => ip && <code className={styles.line}>{ip}</code>,
    },
    {
      id: 'status',
      header: t({ message: 'Outcome', comment: 'How what a log line tells of ended.' }),
      hideBelow: 'lg',
      width: '7rem',
      cell: ({ status }) => status && <Badge>{status}</Badge>,
    },
  ]
}

function Line({ text }: { text: string }) {
  const plain = plainLine(text)
  return (
    <span dir="auto" className={styles.line} title={plain}>
      {plain}
    </span>
  )
}
