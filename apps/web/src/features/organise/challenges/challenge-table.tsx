import { DataTable } from '@halyard/ui'
import type { DataColumn, DataSort } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import {
  CategoryCell,
  EnabledCell,
  MenuCell,
  ReadinessCell,
  TitleCell,
} from '#features/organise/challenges/cells.tsx'
import { useListActions } from '#features/organise/challenges/list-context.ts'
import { PointsCell } from '#features/organise/challenges/points-cell.tsx'
import { challengeTypeLabel } from '#features/organise/challenge-labels.ts'
import { sortLabels } from '#features/organise/challenges/sort-labels.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { ActionsHeader } from '#shared/list/actions-header.tsx'
import { idKey } from '#shared/list/use-selection.ts'
import type { Selection } from '#shared/list/use-selection.ts'
import { useFormat } from '#shared/format/format.ts'
import { paths } from '#shared/paths.ts'
import * as styles from './challenges.css.ts'

export type ChallengeListProps = {
  lines: readonly ChallengeLine[]
  selection: Selection
}

type ChallengeTableProps = ChallengeListProps & {
  sort: DataSort
  onSortChange: (sort: DataSort) => void
}

/** Challenges with what is changed most often in place. A press on a row opens the editor. */
export function ChallengeTable({ lines, selection, sort, onSortChange }: ChallengeTableProps) {
  'use memo'
  const { t } = useLingui()
  const { game } = useListActions()
  const navigate = useNavigate()
  return (
    <DataTable
      label={t`Challenges`}
      columns={useColumns()}
      rows={lines}
      rowKey={idKey}
      rowName={({ title }) => title}
      sort={sort}
      onSortChange={onSortChange}
      selection={selection}
      onOpen={({ id }) => void navigate(paths.gameChallenge(game.id, id))}
    />
  )
}

function useColumns(): readonly DataColumn<ChallengeLine>[] {
  'use memo'
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  return [
    {
      id: 'state',
      header: i18n._(sortLabels.state),
      width: '5.5rem',
      isSortable: true,
      cell: (line) => <EnabledCell line={line} />,
    },
    {
      id: 'title',
      header: i18n._(sortLabels.title),
      isPrimary: true,
      isSortable: true,
      cell: (line) => <TitleCell line={line} />,
    },
    {
      id: 'category',
      header: i18n._(sortLabels.category),
      width: '9.5rem',
      isSortable: true,
      cell: (line) => <CategoryCell line={line} />,
    },
    {
      id: 'type',
      header: i18n._(sortLabels.type),
      isSortable: true,
      isMuted: true,
      hideBelow: 'lg',
      cell: ({ type }) => (
        <span className={styles.oneLine}>{i18n._(challengeTypeLabel[type])}</span>
      ),
    },
    {
      id: 'points',
      header: i18n._(sortLabels.points),
      width: '7.5rem',
      align: 'end',
      isSortable: true,
      cell: (line) => <PointsCell line={line} />,
    },
    {
      id: 'now',
      header: i18n._(sortLabels.now),
      width: '5rem',
      align: 'end',
      isSortable: true,
      isMuted: true,
      hideBelow: 'lg',
      cell: ({ score }) => number(score),
    },
    {
      id: 'readiness',
      header: t`Readiness`,
      width: '11rem',
      cell: (line) => <ReadinessCell line={line} />,
    },
    {
      id: 'menu',
      header: <ActionsHeader />,
      width: '3.5rem',
      cell: (line) => <MenuCell line={line} />,
    },
  ]
}
