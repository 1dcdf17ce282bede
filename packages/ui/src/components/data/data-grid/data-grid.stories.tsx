import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NAMES } from '#shared/samples.ts'
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx'
import { HouseFlag } from '../../competition/house-flag/house-flag.tsx'
import { Inline } from '../../layout/layout/layout.tsx'
import { DataGrid } from './data-grid.tsx'
import { pointsColumns, type PointsRow, pointsRows, pointsTable } from './points-table.tsx'

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid<PointsRow>,
  args: {
    ...pointsTable,
    columns: pointsColumns(11),
    rows: pointsRows(40, 11),
  },
} satisfies Meta<typeof DataGrid<PointsRow>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Sorted: Story = {
  args: { sort: { columnId: 'value-0', direction: 'descending' }, onSortChange: fn() },
}
export const Selectable: Story = {
  args: {
    selection: {
      selected: new Set(['1', '3']),
      onChange: fn(),
      words: { all: 'Select all', row: (name) => `Select ${name}` },
    },
  },
}
export const HiddenColumns: Story = {
  args: { hiddenColumns: new Set(['value-0', 'value-2', 'name']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Challenge 1' })).toBeNull()
    // What names the row cannot be put away.
    await expect(canvas.getByRole('columnheader', { name: /Team/ })).toBeVisible()
  },
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState flags={['N']} title="No team has this name" /> },
}
export const OneRow: Story = { args: { rows: pointsRows(1, 11) } }
export const FewColumns: Story = { args: { columns: pointsColumns(2) } }
export const FiveThousandBySixty: Story = {
  args: { columns: pointsColumns(59), rows: pointsRows(5000, 59) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '60')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
  },
}
export const TenThousandRows: Story = {
  args: { rows: pointsRows(10_000, 11) },
  play: ({ canvas }) => expect(canvas.getAllByRole('row').length).toBeLessThan(40),
}
export const HardContent: Story = {
  args: {
    columns: [
      {
        id: 'name',
        header: 'Mannschaftsbezeichnungsüberschrift',
        width: 120,
        isPinned: true,
        isPrimary: true,
        cell: ({ name }) => (
          <Inline isWrapping={false}>
            <HouseFlag name={name} />
            <bdi>{name}</bdi>
          </Inline>
        ),
      },
      {
        id: 'number',
        header: 'Punkte',
        width: 90,
        align: 'end',
        cell: () => '9,007,199,254,740,991',
      },
      {
        id: 'hidden',
        header: 'Zero\u200bwidth',
        width: 80,
        cell: () => 'a\u200b\u200d\ufeffb\u202eevil',
      },
    ],
    rows: [...Object.values(NAMES), '深'.repeat(80), '\u200b'.repeat(40), 'ß'.repeat(200)].map(
      (name, index) => ({ id: String(index), name, points: [] }),
    ),
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight)
    }
    for (const cell of canvas.getAllByRole('gridcell'))
      await expect(cell).toHaveStyle({ overflow: 'clip', textOverflow: 'ellipsis' })
  },
}
