import { DataTable } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { CheckedRow } from '#features/organise/accounts/check.ts'

type AccountRow = Pick<CheckedRow, 'row' | 'account'>

type AccountsTableProps<Row> = {
  rows: readonly Row[]
  /** The column between name and team. */
  middle: DataColumn<Row>
  /** What becomes of a row. */
  result: DataColumn<Row>['cell']
}

/** The accounts of a file, row by row. */
export function AccountsTable<Row extends AccountRow>({
  rows,
  middle,
  result,
}: AccountsTableProps<Row>) {
  const { t } = useLingui()
  const columns: DataColumn<Row>[] = [
    {
      id: 'row',
      header: t`Row`,
      width: '4rem',
      align: 'end',
      isMuted: true,
      cell: ({ row }) => row,
    },
    { id: 'name', header: t`Username`, isPrimary: true, cell: nameCell },
    middle,
    { id: 'team', header: t`Team`, hideBelow: 'sm', cell: teamCell },
    { id: 'result', header: t`Result`, cell: result },
  ]
  return (
    <DataTable
      label={t`Accounts in the file`}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row)}
      isBoxed
    />
  )
}

const nameCell = ({ account }: AccountRow) => <bdi>{account.userName}</bdi>
const teamCell = ({ account }: AccountRow) => <bdi>{account.teamName}</bdi>
