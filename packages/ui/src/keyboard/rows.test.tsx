import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { DataTable } from '../components/data/data-table/data-table.tsx'
import { press } from './press.ts'
import '../styles.ts'

const rows = Array.from({ length: 30 }, (_, index) => ({ id: `row ${index + 1}` }))

function Harness({ onOpen }: { onOpen: (id: string) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <DataTable
        label="Rows"
        columns={[{ id: 'id', header: 'Name', isPrimary: true, cell: ({ id }) => id }]}
        rows={rows}
        rowKey={({ id }) => id}
        onOpen={({ id }) => onOpen(id)}
        selection={{
          selected,
          onChange: setSelected,
          labels: { all: 'All', row: (name) => `Choose ${name}` },
        }}
      />
      <output>{[...selected].join(', ')}</output>
    </>
  )
}

const rowWithFocus = () => document.activeElement?.closest<HTMLElement>('tr[data-key]')?.dataset.key

/** Rows of a grid: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
it.each([
  ['{ArrowDown}', 'row 2', ''],
  ['{ArrowDown}{ArrowUp}', 'row 1', ''],
  ['{ArrowUp}', 'row 1', ''],
  ['{PageDown}', 'row 11', ''],
  ['{PageDown}{PageUp}', 'row 1', ''],
  ['{End}', 'row 30', ''],
  ['{End}{ArrowDown}', 'row 30', ''],
  ['{End}{Home}', 'row 1', ''],
  [' ', 'row 1', 'row 1'],
  ['  ', 'row 1', ''],
  [' {ArrowDown}{ArrowDown}{Shift>} {/Shift}', 'row 3', 'row 1, row 2, row 3'],
])('in a table %o leads to %s and chooses %o', async (keys, row, chosen) => {
  const screen = await render(<Harness onOpen={() => undefined} />)
  screen
    .getByRole('row', { name: /row 1$/ })
    .first()
    .element()
    .focus()
  for (const key of keys.match(/\{Shift>\} \{\/Shift\}|\{[^}]+\}|./g) ?? []) {
    await press(key)
    // The row that comes into view takes the focus in the next frame.
    await new Promise(requestAnimationFrame)
  }
  await expect.poll(rowWithFocus).toBe(row)
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe(chosen)
})

it('a table is entered at one row, and Enter opens the one with the focus', async () => {
  const handleOpen = vi.fn<(id: string) => void>()
  await render(<Harness onOpen={handleOpen} />)
  const stops = []
  for (let tabs = 0; tabs < 2; tabs++) {
    await userEvent.tab()
    stops.push(rowWithFocus() ?? document.activeElement?.getAttribute('aria-label'))
  }
  expect(stops).toEqual(['All', 'row 1'])
  await press('{Enter}')
  expect(handleOpen).toHaveBeenCalledExactlyOnceWith('row 1')
})
