import type { ChallengeSettings } from '@halyard/api'
import { Badge, Button, DataTable, Inline, SearchField, VisuallyHidden } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FlagActions, FlagListContext } from '#features/organise/flags/flag-actions.tsx'
import type { Flag } from '#features/organise/flags/flag-actions.tsx'
import { FlagFile } from '#features/organise/flags/flag-file.tsx'
import * as styles from './flags.css.ts'

type FlagRow = Flag & { isShown: boolean; isTwice: boolean }

type FlagListProps = { gameId: number; challenge: ChallengeSettings; withFiles?: boolean }

/** From so many on the list can be searched. */
const searchedFrom = 10

const mask = '•'.repeat(12)

/** The flags of a challenge, hidden from who looks over the shoulder until they are asked for. */
export function FlagList({ gameId, challenge, withFiles = false }: FlagListProps) {
  const { t } = useLingui()
  const { flags } = challenge
  const [isAllShown, setIsAllShown] = useState(false)
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  const [filter, setFilter] = useState('')
  const repeated = repeatedFlags(flags)
  const rows = flags.map((flag): FlagRow => ({
    ...flag,
    isShown: isAllShown || shown.has(flag.id),
    isTwice: repeated.has(flag.flag),
  }))
  const toggle = (id: number) =>
    setShown((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
  if (flags.length === 0) {
    return (
      <p className={styles.quiet}>
        <Trans>
          There are no flags yet: the challenge cannot be enabled, and nobody can solve it.
        </Trans>
      </p>
    )
  }
  return (
    <>
      <Inline gap={3} justify="end">
        {flags.length >= searchedFrom && (
          <div className={styles.search}>
            <SearchField
              label={t`Search flags`}
              placeholder={t`Search`}
              clearLabel={t`Clear the search`}
              value={filter}
              onValueChange={setFilter}
            />
          </div>
        )}
        <Button
          size="sm"
          icon={isAllShown ? <EyeOff size={16} /> : <Eye size={16} />}
          onClick={() => {
            setIsAllShown(!isAllShown)
            setShown(new Set())
          }}
        >
          {isAllShown ? <Trans>Hide all flags</Trans> : <Trans>Show all flags</Trans>}
        </Button>
      </Inline>
      <FlagListContext value={{ gameId, challenge, onToggle: isAllShown ? undefined : toggle }}>
        <div className={styles.list}>
          <DataTable
            isBoxed
            label={t`Flags`}
            columns={withFiles ? columnsWithFiles : columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            filter={filter}
            empty={<Trans>No flag contains that.</Trans>}
          />
        </div>{' '}
      </FlagListContext>
    </>
  )
}

const flagColumn: DataColumn<FlagRow> = {
  id: 'flag',
  header: <Trans>Flag</Trans>,
  isPrimary: true,
  value: ({ flag }) => flag,
  cell: (row) => <FlagText row={row} />,
}
const fileColumn: DataColumn<FlagRow> = {
  id: 'file',
  header: <Trans>File</Trans>,
  cell: ({ attachment }) => <FlagFile attachment={attachment} />,
}
const actionColumn: DataColumn<FlagRow> = {
  id: 'actions',
  header: (
    <VisuallyHidden>
      <Trans>Actions</Trans>
    </VisuallyHidden>
  ),
  align: 'end',
  width: '8rem',
  cell: (row) => <FlagActions flag={row} isShown={row.isShown} />,
}
const columns = [flagColumn, actionColumn]
const columnsWithFiles = [flagColumn, fileColumn, actionColumn]

function FlagText({ row: { flag, isShown, isTwice } }: { row: FlagRow }) {
  const { t } = useLingui()
  return (
    <span className={styles.flagCell}>
      {isShown ? (
        <code className={styles.flag} dir="auto">
          {flag}
        </code>
      ) : (
        <span role="img" aria-label={t`Hidden flag`}>
          {mask}
        </span>
      )}
      {isTwice && (
        <Badge tone="warn">
          <Trans comment="Beside a flag that is in the list twice.">Twice</Trans>
        </Badge>
      )}
    </span>
  )
}

function repeatedFlags(flags: readonly Flag[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { flag } of flags) {
    if (seen.has(flag)) repeated.add(flag)
    seen.add(flag)
  }
  return repeated
}
