import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { expect, fn } from 'storybook/test'
import { ALL_NAMES } from '#shared/samples.ts'
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx'
import { HouseFlag } from '../../competition/house-flag/house-flag.tsx'
import { Inline } from '../../layout/layout/layout.tsx'
import { DataTable } from './data-table.tsx'
import type { DataColumn } from './types.ts'

type Row = { id: string; name: string; members: number }

const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: ALL_NAMES[index % ALL_NAMES.length] ?? '',
    members: 1 + (index % 4),
  }))

const columns: DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Team',
    isPrimary: true,
    isSortable: true,
    cell: ({ name }) => (
      <Inline isWrapping={false}>
        <HouseFlag name={name} />
        <bdi>{name}</bdi>
      </Inline>
    ),
  },
  {
    id: 'members',
    header: 'Members',
    align: 'end',
    isSortable: true,
    cell: ({ members }) => members,
  },
  { id: 'note', header: 'Note', isMuted: true, hideBelow: 'md', cell: () => 'unlocked' },
]

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Row>,
  args: { label: 'Teams', columns, rows: makeRows(10), rowKey: ({ id }) => id },
} satisfies Meta<typeof DataTable<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Sorted: Story = {
  args: { sort: { columnId: 'members', direction: 'descending' }, onSortChange: fn() },
}
export const Selectable: Story = {
  args: {
    rowName: ({ name }) => name,
    selection: {
      selected: new Set(['1', '3']),
      onChange: fn(),
      labels: { all: 'Select all', row: (name) => `Select ${name}` },
    },
  },
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState flags={['N']} title="No team has this name" /> },
}
export const TwoThousand: Story = { args: { rows: makeRows(2000) } }
export const TenThousand: Story = {
  args: { rows: makeRows(10_000) },
  play: ({ canvas }) => expect(canvas.getAllByRole('row').length).toBeLessThan(100),
}
export const HardContent: Story = {
  args: {
    rows: Object.values(HARD_TEXTS).map((name, index) => ({
      id: String(index),
      name: name || 'unnamed',
      members: 2 ** 31 + index,
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
