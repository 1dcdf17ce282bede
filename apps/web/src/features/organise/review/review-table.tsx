import { DataTable } from '@halyard/ui'
import type { DataColumn, DataSort } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { DeclarationCell } from '#features/organise/review/declaration-cell.tsx'
import type { Doubt } from '#features/organise/review/doubts.ts'
import { nameOf } from '#features/organise/review/participations.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import { TeamCell } from '#features/organise/review/team-cell.tsx'
import { StatusMark } from '#shared/game/challenge/status-mark.tsx'
import type { DivisionOptions } from '#features/organise/review/use-division-options.ts'
import { idKey } from '#shared/list/use-selection.ts'
import type { Selection } from '#shared/list/use-selection.ts'

export type TeamListProps = {
  rows: readonly Participation[]
  doubts: ReadonlyMap<number, readonly Doubt[]>
  divisions: DivisionOptions
  selection: Selection
  onOpen: (row: Participation) => void
}

type ReviewTableProps = TeamListProps & {
  currentId: number | undefined
  sort: DataSort | undefined
  onSortChange: (sort: DataSort) => void
}

type Column = DataColumn<Participation>
type Shown = Pick<ReviewTableProps, 'doubts' | 'divisions'> & { hasDeclarations: boolean }

function columnsFor({ doubts, divisions, hasDeclarations }: Shown): Column[] {
  const team: Column = {
    id: 'team',
    header: <Trans>Team</Trans>,
    isPrimary: true,
    isSortable: true,
    cell: (row) => <TeamCell row={row} isDoubtful={doubts.has(row.id)} />,
  }
  const division: Column = {
    id: 'division',
    header: <Trans>Division</Trans>,
    isMuted: true,
    hideBelow: 'sm',
    cell: ({ divisionId }) => <bdi>{divisions.nameOf(divisionId)}</bdi>,
  }
  const members: Column = {
    id: 'members',
    header: <Trans>Members</Trans>,
    align: 'end',
    isMuted: true,
    hideBelow: 'sm',
    cell: (row) => `${row.registeredMembers.length}/${row.team.members.length}`,
  }
  const status: Column = {
    id: 'status',
    header: <Trans>Status</Trans>,
    isSortable: true,
    cell: (row) => <StatusMark status={row.status} />,
  }
  const declaration: Column = {
    id: 'declaration',
    header: <Trans>Declaration</Trans>,
    hideBelow: 'sm',
    cell: (row) => <DeclarationCell row={row} />,
  }
  return [
    team,
    ...(divisions.hasDivisions ? [division] : []),
    ...(hasDeclarations ? [declaration] : []),
    members,
    status,
  ]
}

/** The teams of a game; long lists render only what is in view. */
export function ReviewTable({
  rows,
  doubts,
  divisions,
  currentId,
  sort,
  onSortChange,
  selection,
  onOpen,
}: ReviewTableProps) {
  const { t } = useLingui()
  // Rows render again with the columns.
  const hasDeclarations = rows.some(({ declarations }) => declarations)
  const columns = useMemo(
    () => columnsFor({ doubts, divisions, hasDeclarations }),
    [doubts, divisions, hasDeclarations],
  )
  return (
    <DataTable
      label={t`Teams`}
      columns={columns}
      rows={rows}
      rowKey={idKey}
      rowName={nameOf}
      sort={sort}
      onSortChange={onSortChange}
      selection={{
        ...selection,
        labels: { ...selection.labels, all: t`Select all teams` },
      }}
      isHighlighted={({ id }) => id === currentId}
      onOpen={onOpen}
    />
  )
}
