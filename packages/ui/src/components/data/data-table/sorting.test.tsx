import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { DataTable } from './data-table.tsx'
import type { DataColumn } from './types.ts'

type Row = { id: string; points: number }

const rows: Row[] = [
  { id: 'ouroboros', points: 9 },
  { id: 'null & void', points: 100 },
  { id: 'Deep Signal', points: 25 },
]
const columns: DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    isSortable: true,
    value: ({ id }) => id,
    cell: ({ id }) => id,
  },
  {
    id: 'points',
    header: 'Points',
    isSortable: true,
    value: ({ points }) => points,
    cell: ({ points }) => points,
  },
  { id: 'note', header: 'Note', isSortable: true, cell: () => 'deep' },
]

const show = (filter?: string) =>
  render(
    <DataTable
      label="Teams"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      filter={filter ?? ''}
    />,
  )

const namesIn = (container: Element) =>
  [...container.querySelectorAll('tbody th')].map(({ textContent }) => textContent)

it('sorts by the values of a column, up and down', async () => {
  const { container, getByRole } = await show()
  expect(namesIn(container)).toEqual(['ouroboros', 'null & void', 'Deep Signal'])
  await getByRole('button', { name: 'Points' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['ouroboros', 'Deep Signal', 'null & void'])
  await getByRole('button', { name: 'Points' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['null & void', 'Deep Signal', 'ouroboros'])
  await expect
    .element(getByRole('columnheader', { name: 'Points' }))
    .toHaveAttribute('aria-sort', 'descending')
  await getByRole('button', { name: 'Points' }).click()
  await expect.poll(() => namesIn(container)[0]).toBe('ouroboros')
})

it('offers no sorting by a column without values', async () => {
  const { getByRole } = await show()
  await expect.element(getByRole('button', { name: 'Points' })).toBeVisible()
  expect(getByRole('button', { name: 'Note' }).elements()).toEqual([])
})

it('shows the rows whose values contain the filter', async () => {
  const { container } = await show('deep')
  expect(namesIn(container)).toEqual(['Deep Signal'])
})
