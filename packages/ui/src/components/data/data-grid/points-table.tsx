import { ALL_NAMES } from '#shared/samples.ts'
import type { GridColumn } from './columns.ts'

export type PointsRow = { id: string; name: string; points: readonly number[] }

/** Sample rows: a team and its points, always the same ones. */
export const pointsRows = (count: number, values: number): PointsRow[] =>
  Array.from({ length: count }, (_row, index) => ({
    id: String(index),
    name: `${ALL_NAMES[index % ALL_NAMES.length] ?? ''} ${index}`,
    points: Array.from({ length: values }, (_value, at) => (index * 31 + at * 17) % 997),
  }))

/** Their columns: the name stays at the start, the values scroll. */
export const pointsColumns = (values: number): GridColumn<PointsRow>[] => [
  {
    id: 'name',
    header: 'Team',
    width: 220,
    isPinned: true,
    isPrimary: true,
    isSortable: true,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  ...Array.from({ length: values }, (_value, at): GridColumn<PointsRow> => ({
    id: `value-${at}`,
    header: `Challenge ${at + 1}`,
    width: 110,
    align: 'end',
    isSortable: true,
    cell: ({ points }) => points[at],
  })),
]

/** What a grid of them is given besides. */
export const pointsTable = {
  label: 'Points by challenge',
  rowKey: ({ id }: PointsRow) => id,
  rowName: ({ name }: PointsRow) => name,
  resizedText: (column: string, width: number) => `${column} is ${width} pixels wide`,
  height: '24rem',
}
