import { DataTable } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeyedLine } from '#features/administer/logs/log-choice.ts'
import { LogLineDialog } from '#features/administer/logs/log-line-dialog.tsx'
import { LogLevelBadge } from '#features/administer/logs/log-level-badge.tsx'
import { LogOutcome } from '#features/administer/logs/log-outcome.tsx'
import { LogTime } from '#features/administer/logs/log-time.tsx'
import { LogUser } from '#features/administer/logs/log-user.tsx'
import { plainLine } from '#features/administer/logs/plain-line.ts'
import { onPhones } from '../administer.css.ts'
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
      hideBelow: 'sm',
      width: '11.5rem',
      cell: ({ time }) => <LogTime at={time} />,
    },
    {
      id: 'level',
      header: t({ message: 'Level', context: 'of a log line' }),
      hideBelow: 'sm',
      width: '8rem',
      cell: ({ level }) => <LogLevelBadge level={level} />,
    },
    {
      id: 'message',
      header: t`Message`,
      isPrimary: true,
      cell: (line) => <Message line={line} />,
    },
    {
      id: 'user',
      header: t`User`,
      hideBelow: 'sm',
      width: '10rem',
      cell: ({ name }) => (
        <span className={styles.line}>
          <LogUser name={name} />
        </span>
      ),
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
      cell: ({ status }) => <LogOutcome status={status} />,
    },
  ]
}

/** What a line says; on phones also how serious it is, when and whose, which are columns elsewhere. */
function Message({ line: { msg, time, level, name } }: { line: KeyedLine }) {
  const plain = plainLine(msg ?? '')
  return (
    <>
      <span lang="en" dir="auto" className={styles.line} title={plain}>
        {plain}
      </span>
      <span className={onPhones}>
        <LogLevelBadge level={level} />
        <LogTime at={time} />
        <span className={`${styles.rest} ${styles.line}`}>
          <LogUser name={name} />
        </span>
      </span>
    </>
  )
}
