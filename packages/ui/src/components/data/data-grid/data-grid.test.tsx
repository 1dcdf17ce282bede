import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { DataSort } from '../data-table/types.ts'
import type { GridColumn } from './columns.ts'
import { DataGrid } from './data-grid.tsx'
import '../../../styles.ts'

type Row = { id: string }

const columns: GridColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    isPinned: true,
    isPrimary: true,
    isSortable: true,
    cell: ({ id }) => id,
  },
  ...Array.from({ length: 59 }, (_value, at): GridColumn<Row> => ({
    id: `c${at}`,
    header: `Column ${at}`,
    isSortable: true,
    cell: ({ id }) => (at === 1 ? <a href={`#${id}`}>open {id}</a> : `${id}/${at}`),
  })),
]

const idOf = ({ id }: Row) => id

type HarnessProps = { count: number; onOpen?: (id: string) => void; dir?: 'rtl' }

function Harness({ count, onOpen, dir }: HarnessProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<DataSort>()
  const [rows] = useState(() => Array.from({ length: count }, (_row, at) => ({ id: `r${at}` })))
  return (
    <div dir={dir} style={{ inlineSize: '40rem' }}>
      <button type="button">before</button>
      <DataGrid
        label="Grid"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        onOpen={({ id }) => onOpen?.(id)}
        resizedText={(column, width) => `${column}: ${width}`}
        selection={{ selected, onChange: setSelected, words: { all: 'All', row: (name) => name } }}
        height="20rem"
      />
      <button type="button">after</button>
      <p data-testid="selected">{[...selected].join(' ')}</p>
      <p data-testid="sort">{sort ? `${sort.columnId} ${sort.direction}` : ''}</p>
    </div>
  )
}

/** Place of the focus: row and column of the grid, from 0, and whether it is in view. */
function focused() {
  const element = document.activeElement
  const cell = element?.closest('[aria-colindex]')
  const row = element?.closest('[aria-rowindex]')
  return `${Number(row?.getAttribute('aria-rowindex')) - 1}:${Number(cell?.getAttribute('aria-colindex')) - 1}`
}

async function start(props: Partial<HarnessProps> = {}) {
  const screen = await render(<Harness count={5000} {...props} />)
  screen.getByRole('button', { name: 'before' }).element().focus()
  return screen
}

/** Focus stands on r0, column "Column 0" (2, after checkbox and name). */
async function enter() {
  screenCell('r0', 2).focus()
  await expect.poll(focused).toBe('1:2')
}

const screenCell = (key: string, column: number) => {
  const cell = document.querySelector<HTMLElement>(
    `[data-key="${key}"] > [aria-colindex="${column + 1}"]`,
  )
  if (!cell) throw new Error(`no cell ${key} ${column}`)
  return cell
}

it.each([
  ['{ArrowDown}', '2:2'],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', '2:2'],
  ['{ArrowRight}', '1:3'],
  ['{ArrowLeft}', '1:1'],
  ['{ArrowLeft}{ArrowLeft}', '1:0'],
  ['{ArrowLeft}{ArrowLeft}{ArrowLeft}', '1:0'],
  ['{Home}', '1:0'],
  ['{End}', '1:60'],
  ['{End}{Home}', '1:0'],
  ['{Control>}{End}{/Control}', '5000:60'],
  ['{Control>}{End}{Home}{/Control}', '0:0'],
  ['{ArrowUp}', '0:2'],
])('%s moves to %s', async (keys, place) => {
  await start()
  await enter()
  for (const key of keys.match(/\{[^}]+\}/g) ?? []) {
    await userEvent.keyboard(key)
  }
  await userEvent.keyboard('{/Control}')
  await expect.poll(focused).toBe(place)
})

it('goes on from a cell far outside the first view, which it scrolled to', async () => {
  const screen = await start()
  await enter()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focused).toBe('5000:60')
  const grid = screen.getByRole('grid').element().getBoundingClientRect()
  await expect
    .poll(() => {
      const box = document.activeElement?.getBoundingClientRect()
      return Boolean(box && box.bottom <= grid.bottom + 1 && box.right <= grid.right + 1)
    })
    .toBe(true)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(focused).not.toBe('5000:60')
  expect(Number(focused().split(':')[0])).toBeLessThan(4999)
})

it('draws only what is in view, and keeps the focused cell while the box scrolls away', async () => {
  const screen = await start()
  await enter()
  screen.getByRole('grid').element().scrollTo({ top: 60_000, left: 3000 })
  await expect.element(screen.getByRole('row', { name: /^r1252 / }).first()).toBeInTheDocument()
  expect(focused()).toBe('1:2')
  expect(document.querySelectorAll('[role="gridcell"]').length).toBeLessThan(500)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('2:2')
})

it('draws only what comes into view while it scrolls: nothing that stays is drawn again', async () => {
  const drawn: string[] = []
  const watched = columns.map((column) => ({
    ...column,
    cell: (row: Row) => {
      drawn.push(`${row.id} ${column.id}`)
      return `${row.id}/${column.id}`
    },
  }))
  const rows = Array.from({ length: 5000 }, (_row, at) => ({ id: `r${at}` }))
  const screen = await render(
    <div style={{ inlineSize: '40rem' }}>
      <DataGrid
        label="Grid"
        columns={watched}
        rows={rows}
        rowKey={idOf}
        onSortChange={vi.fn<(sort: DataSort) => void>()}
        resizedText={String}
        height="20rem"
      />
    </div>,
  )
  const grid = screen.getByRole('grid').element()
  const headChanges = vi.fn<() => void>()
  new MutationObserver(headChanges).observe(screen.getByRole('row').first().element(), {
    subtree: true,
    childList: true,
    attributes: true,
  })
  await expect.element(screen.getByRole('rowheader', { name: 'r5/name' })).toBeVisible()

  /** Scrolls until a cell is there; none of those drawn for it may have been there before. */
  const drawUntil = async (expected: RegExp, place: ScrollToOptions) => {
    const before = new Set(drawn)
    drawn.length = 0
    grid.scrollTo(place)
    await expect.poll(() => drawn).toContainEqual(expect.stringMatching(expected))
    const newcomers = [...drawn]
    drawn.push(...before)
    expect(newcomers.filter((cell) => before.has(cell))).toEqual([])
    expect(new Set(newcomers).size).toBe(newcomers.length)
  }
  await drawUntil(/ name$/, { top: 200 })
  expect(headChanges).not.toHaveBeenCalled()
  await drawUntil(/ c6$/, { top: 200, left: 300 })
  await expect.element(screen.getByRole('columnheader', { name: 'Column 6' })).toBeInTheDocument()
})

it('is one tab stop at its first cell', async () => {
  await start()
  await userEvent.tab()
  await expect.poll(focused).toBe('1:0')
})

it('selects with Space, a range with Shift, all with Ctrl A', async () => {
  const screen = await start()
  await enter()
  const selected = screen.getByTestId('selected')
  await userEvent.keyboard(' ')
  await expect.element(selected).toHaveTextContent('r0')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('2:2')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('3:2')
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(selected).toHaveTextContent('r0 r1 r2')
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.poll(() => selected.element().textContent.split(' ').length).toBe(5000)
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(selected).toBeEmptyDOMElement()
})

it('sorts from the heading with Enter and Space', async () => {
  const screen = await start()
  await enter()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(focused).toBe('0:2')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByTestId('sort')).toHaveTextContent('c0 ascending')
  await userEvent.keyboard(' ')
  await expect.element(screen.getByTestId('sort')).toHaveTextContent('c0 descending')
  await expect
    .element(screen.getByRole('columnheader', { name: /^Column 0/ }))
    .toHaveAttribute('aria-sort', 'descending')
})

it('widens a column with Shift and an arrow, says so, and stops at the least width', async () => {
  const screen = await start()
  await enter()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(focused).toBe('0:2')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Column 0: 156')
  await expect.poll(() => screenCell('r0', 2).offsetWidth).toBe(156)
  for (let press = 0; press < 9; press++) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Column 0: 48')
})

it('widens a column by dragging its edge', async () => {
  await start()
  const handle = document.querySelector<HTMLElement>('[data-column="name"] [data-handle]')
  if (!handle) throw new Error('no handle')
  vi.spyOn(handle, 'setPointerCapture').mockImplementation(() => undefined)
  const fire = (type: string, clientX: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX }))
  fire('pointerdown', 100)
  fire('pointermove', 160)
  fire('pointerup', 160)
  await expect.poll(() => screenCell('r0', 1).offsetWidth).toBe(200)
})

it('enters a cell that holds a control with Enter, leaves it with Escape; other cells open the row', async () => {
  const handleOpen = vi.fn<(id: string) => void>()
  const screen = await start({ onOpen: handleOpen })
  await enter()
  await userEvent.keyboard('{Enter}')
  expect(handleOpen).toHaveBeenCalledExactlyOnceWith('r0')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('1:3')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('link', { name: 'open r0' }).first()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement === screenCell('r0', 3)).toBe(true)
})

it('turns left and right over in a right-to-left page', async () => {
  await start({ dir: 'rtl' })
  await enter()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focused).toBe('1:3')
})
