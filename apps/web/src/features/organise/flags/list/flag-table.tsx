import { DataTable } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { FlagActions } from '#features/organise/flags/list/flag-actions.tsx'
import { FlagFile } from '#features/organise/flags/add/flag-file.tsx'
import { FlagText } from '#features/organise/flags/add/flag-text.tsx'
import type { FlagRow } from '#features/organise/flags/add/flag-text.tsx'
import { ActionsHeader } from '#shared/list/actions-header.tsx'
import { idKey } from '#shared/list/use-selection.ts'
import type { Selection } from '#shared/list/use-selection.ts'
import * as styles from '#features/organise/flags/flags.css.ts'

export type FlagRowsProps = {
  rows: readonly FlagRow[]
  withFiles: boolean
  selection: Selection
}

/** The flags of a challenge on wide screens. */
export function FlagTable({ rows, withFiles, selection }: FlagRowsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.list}>
      <DataTable
        isBoxed
        label={t`Flags`}
        columns={withFiles ? columnsWithFiles : columns}
        rows={rows}
        rowKey={idKey}
        rowName={({ place }) => t`Flag ${place}`}
        selection={selection}
        empty={<Trans>No flag contains that.</Trans>}
      />
    </div>
  )
}

const flagColumn: DataColumn<FlagRow> = {
  id: 'flag',
  header: <Trans>Flag</Trans>,
  isPrimary: true,
  cell: (row) => <FlagText row={row} />,
}
const fileColumn: DataColumn<FlagRow> = {
  id: 'file',
  header: <Trans>File</Trans>,
  cell: ({ attachment }) => <FlagFile attachment={attachment} />,
}
const actionColumn: DataColumn<FlagRow> = {
  id: 'actions',
  header: <ActionsHeader />,
  align: 'end',
  width: '8rem',
  cell: (row) => <FlagActions flag={row} isShown={row.isShown} />,
}
const columns = [flagColumn, actionColumn]
const columnsWithFiles = [flagColumn, fileColumn, actionColumn]
