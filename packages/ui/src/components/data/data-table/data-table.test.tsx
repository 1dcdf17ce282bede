import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from './data-table.tsx'
import '../../../styles.ts'

type Row = { id: string }
const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }))

type HarnessProps = { count: number; onOpen?: (id: string) => void }

/** A row is named by its checkbox and its first cell. */
const exactly = (id: string) => ({ name: `${id} ${id}`, exact: true })

function Harness({ count, onOpen }: HarnessProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <DataTable
        label="Rows"
        columns={[{ id: 'id', header: 'Name', isPrimary: true, cell: ({ id }) => id }]}
        rows={makeRows(count)}
        rowKey={({ id }) => id}
        onOpen={({ id }) => onOpen?.(id)}
        selection={{
          selected,
          onChange: setSelected,
          labels: { all: 'All', row: (name) => name },
        }}
      />
      <output>{[...selected].join(' ')}</output>
    </>
  )
}

it('moves by arrows, Home and End, and opens with Enter', async () => {
  const handleOpen = vi.fn<(id: string) => void>()
  const screen = await render(<Harness count={5} onOpen={handleOpen} />)
  screen.getByRole('row', exactly('row-0')).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('row', exactly('row-1'))).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('row', exactly('row-2'))).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('row', exactly('row-4'))).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(handleOpen).toHaveBeenCalledExactlyOnceWith('row-4')
})

it('opens a row that is pressed, but not by presses in what a cell renders elsewhere, such as a menu', async () => {
  const handleOpen = vi.fn<(row: Row) => void>()
  const columns = [
    {
      id: 'id',
      header: 'Name',
      isPrimary: true,
      cell: ({ id }: Row) => (
        <>
          {id}
          {createPortal(<span>Menu of {id}</span>, document.body)}
        </>
      ),
    },
  ]
  const screen = await render(
    <DataTable
      label="Rows"
      columns={columns}
      rows={makeRows(1)}
      rowKey={({ id }) => id}
      onOpen={handleOpen}
    />,
  )
  await page.getByText('Menu of row-0').click()
  expect(handleOpen).not.toHaveBeenCalled()
  await screen.getByRole('rowheader').click()
  expect(handleOpen).toHaveBeenCalledOnce()
})

it('selects with Space, and a whole range with Shift', async () => {
  const screen = await render(<Harness count={5} />)
  screen.getByRole('row', exactly('row-1')).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('status')).toHaveTextContent('row-1')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('row', exactly('row-2'))).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('row', exactly('row-3'))).toHaveFocus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('row-1 row-2 row-3')
})

it('renders only the rows in view of a long list', async () => {
  const screen = await render(<Harness count={2000} />)
  await expect.element(screen.getByRole('row', exactly('row-0'))).toBeInTheDocument()
  await expect.poll(() => screen.container.querySelectorAll('tbody tr').length).toBeLessThan(120)
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
})
