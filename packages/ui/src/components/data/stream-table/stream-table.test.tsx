import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { StreamTable } from './stream-table.tsx'
import '../../../styles.ts'

type Row = { id: number }

const rows: Row[] = Array.from({ length: 100_000 }, (_, index) => ({ id: index }))

it('renders only what is in view of a hundred thousand rows, and has the count of all', async () => {
  await render(
    <StreamTable
      label="Events"
      columns={[{ id: 'id', header: 'Number', isPrimary: true, cell: ({ id }: Row) => `no ${id}` }]}
      rows={rows}
      rowKey={({ id }) => String(id)}
    />,
  )
  const table = page.getByRole('table', { name: 'Events' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '100001')
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(100)
  await expect.element(page.getByText('no 0', { exact: true })).toBeVisible()
  document.documentElement.scrollTop = document.documentElement.scrollHeight
  await expect.element(page.getByText('no 99999', { exact: true })).toBeVisible()
  await expect.element(page.getByText('no 0', { exact: true })).not.toBeInTheDocument()
})

it('keeps the button for new rows in view of who has scrolled down', async () => {
  await render(
    <StreamTable
      label="Events"
      columns={[{ id: 'id', header: 'Number', isPrimary: true, cell: ({ id }: Row) => `no ${id}` }]}
      rows={rows.slice(0, 200)}
      rowKey={({ id }) => String(id)}
      newRows="Show 12 new events"
    />,
  )
  await expect.element(page.getByText('no 0', { exact: true })).toBeVisible()
  document.documentElement.scrollTop = 3000
  await expect.element(page.getByText('no 80', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show 12 new events' })).toBeInViewport()
})
