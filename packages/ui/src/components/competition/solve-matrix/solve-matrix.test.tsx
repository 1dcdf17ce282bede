import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { CATEGORIES } from '#theme/tokens.ts'
import { SolveMatrix } from './solve-matrix.tsx'
import type { MatrixRow, MatrixShelf } from './types.ts'
import '../../../styles.ts'

const labels = {
  table: 'Scoreboard',
  rank: 'Rank',
  team: 'Team',
  score: 'Score',
  solves: 'Solves',
  flag: { solve: 'solved', first: 'first', second: 'second', third: 'third', zero: 'no points' },
}
const shelves: MatrixShelf[] = [
  {
    category: 'Web',
    name: 'Web',
    columns: [
      { id: 1, title: 'Harbourmaster', points: 262 },
      { id: 2, title: 'SSR Ferry', points: 399 },
    ],
  },
]
const makeRows = (count: number, ownIndex: number): MatrixRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    rank: index + 1,
    name: `team ${index}`,
    score: 100,
    solves: 1,
    flags: new Map([[1, 'solve' as const]]),
    isOwn: index === ownIndex,
  }))

afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))

it('moves from cell to cell by arrows, describes a cell and opens its team', async () => {
  const handleOpen = vi.fn<(id: number | string) => void>()
  const screen = await render(
    <SolveMatrix
      shelves={shelves}
      rows={makeRows(3, -1)}
      labels={labels}
      onOpen={handleOpen}
      cellTitle={(row, column) => `cell ${row} ${column}`}
    />,
  )
  screen.getByRole('button', { name: 'team 0' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: 'team 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('cell 1 1')
  await userEvent.keyboard('{Enter}')
  expect(handleOpen).toHaveBeenCalledExactlyOnceWith(1)
})

/** The outline of what has the focus. */
const ring = () => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
  return `${outlineStyle} ${outlineWidth}`
}

it('rings what the arrows reach: cells and what is beside a name', async () => {
  const rows = makeRows(3, -1).map((row) => ({
    ...row,
    aside: (
      <button type="button" tabIndex={-1}>
        Follow {row.name}
      </button>
    ),
  }))
  const screen = await render(
    <SolveMatrix shelves={shelves} rows={rows} labels={labels} onOpen={() => undefined} />,
  )
  screen.getByRole('button', { name: 'team 0' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Follow team 0' })).toHaveFocus()
  expect(ring()).toBe('solid 2px')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.activeElement?.getAttribute('data-column')).toBe('1')
  expect(ring()).toBe('solid 2px')
})

it('keeps the focus on its row when the rows change their places', async () => {
  const handleOpen = vi.fn<(id: number | string) => void>()
  const props = { shelves, labels, onOpen: handleOpen }
  const rows = makeRows(4, -1)
  const screen = await render(<SolveMatrix {...props} rows={rows} />)
  const elementOf = (name: string) => screen.getByRole('rowheader', { name }).element()
  const second = elementOf('team 1')
  screen.getByRole('button', { name: 'team 1' }).element().focus()
  await screen.rerender(<SolveMatrix {...props} rows={rows.toReversed()} />)
  // Rendered into the same elements, which cost nothing to make.
  expect(elementOf('team 2')).toBe(second)
  await expect.element(screen.getByRole('button', { name: 'team 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await screen.rerender(<SolveMatrix {...props} rows={rows} />)
  await userEvent.keyboard('{Enter}')
  expect(handleOpen).toHaveBeenCalledExactlyOnceWith(1)
})

it('pins a row only while its place is out of view', async () => {
  const screen = await render(
    <SolveMatrix
      shelves={shelves}
      rows={makeRows(400, 300)}
      pinned={[300]}
      labels={labels}
      onOpen={() => undefined}
    />,
  )
  const own = () => screen.container.querySelectorAll('tr[data-own]').length
  await expect.poll(own).toBe(1)
  await screen.rerender(
    <SolveMatrix
      shelves={shelves}
      rows={makeRows(400, 1)}
      pinned={[1]}
      labels={labels}
      onOpen={() => undefined}
    />,
  )
  await expect.poll(own).toBe(1)
  expect(screen.container.querySelectorAll('tbody tr').length).toBeLessThan(120)
})

it('pins a row as soon as the head hides it, wherever on the page the board is', async () => {
  const screen = await render(
    <div style={{ paddingBlockStart: 300 }}>
      <SolveMatrix
        shelves={shelves}
        rows={makeRows(400, 0)}
        pinned={[0]}
        labels={labels}
        onOpen={() => undefined}
      />
    </div>,
  )
  const pinned = () => screen.container.querySelectorAll('tr[data-own][aria-hidden]').length
  await expect.poll(pinned).toBe(0)
  scrollTo({ top: 700, behavior: 'instant' })
  await expect.poll(pinned).toBe(1)
})

it('pins a row that is kept also while it is in view', async () => {
  const props = { shelves, labels, onOpen: () => undefined, rows: makeRows(400, 1) }
  const screen = await render(<SolveMatrix {...props} pinned={[1, 2]} kept={1} />)
  const pinned = () => screen.container.querySelectorAll('tbody[aria-hidden] tr').length
  await expect.poll(pinned).toBe(1)
  scrollTo({ top: 900, behavior: 'instant' })
  await expect.poll(pinned).toBe(2)
})

it('asks only for the rows it renders', async () => {
  const rows = makeRows(5000, -1)
  const asked = new Set<number>()
  const at = (place: number) => {
    asked.add(place)
    return rows[place]
  }
  await render(
    <SolveMatrix
      shelves={shelves}
      rows={{ length: rows.length, at }}
      labels={labels}
      onOpen={() => undefined}
    />,
  )
  expect(asked.size).toBeGreaterThan(5)
  expect(asked.size).toBeLessThan(80)
})

const rowsIn = (element: Element) => element.querySelectorAll('tbody tr[data-place]').length
const cellsIn = (element: Element) => element.querySelectorAll('tbody [data-column]').length

it('renders the rank of a team first, and the cells of its row in the next frames', async () => {
  const cellsAtFirst: number[] = []
  const observer = new MutationObserver(() => {
    if (rowsIn(document.body) > 0) cellsAtFirst.push(cellsIn(document.body))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const { container } = await render(
    <SolveMatrix
      shelves={shelves}
      rows={makeRows(300, -1)}
      labels={labels}
      onOpen={() => undefined}
    />,
  )
  await expect.poll(() => cellsIn(container) / rowsIn(container)).toBe(2)
  observer.disconnect()
  expect(cellsAtFirst[0]).toBe(0)
  expect(rowsIn(container)).toBeGreaterThan(5)
  scrollTo({ top: 6000, behavior: 'instant' })
  const places = () =>
    [...container.querySelectorAll<HTMLElement>('tr[data-place]')].map(({ dataset }) =>
      Number(dataset['place']),
    )
  await expect.poll(() => Math.min(...places())).toBeGreaterThan(100)
  await expect.poll(() => cellsIn(container) / rowsIn(container)).toBe(2)
})

const focused = () => Number(document.activeElement?.getAttribute('data-column') ?? -1)

it('renders the columns in view, and reaches the others by arrows without hiding the focus', async () => {
  const columns = Array.from({ length: 120 }, (_, id) => ({ id, title: `c${id}`, points: 1 }))
  const screen = await render(
    <div style={{ inlineSize: 800 }}>
      <SolveMatrix
        shelves={[{ category: 'Web', name: 'Web', columns }]}
        rows={makeRows(1, -1)}
        labels={labels}
        onOpen={() => undefined}
      />
    </div>,
  )
  const drawn = () =>
    [...screen.container.querySelectorAll<HTMLElement>('tbody [data-column]')].map(({ dataset }) =>
      Number(dataset['column']),
    )
  await expect.poll(() => drawn().length).toBeGreaterThan(10)
  expect(drawn().length).toBeLessThan(60)
  screen.getByRole('button', { name: 'team 0' }).element().focus()
  for (let column = 0; column < 50; column += 1) {
    await expect
      .poll(async () => {
        if (focused() < column) await userEvent.keyboard('{ArrowRight}')
        return focused()
      })
      .toBe(column)
  }
  await expect.poll(() => drawn().includes(0)).toBe(false)
  for (let column = 48; column >= 20; column -= 1) {
    await expect
      .poll(async () => {
        if (focused() > column) await userEvent.keyboard('{ArrowLeft}')
        return focused()
      })
      .toBe(column)
  }
  const cell = document.activeElement?.getBoundingClientRect()
  const last = screen.container.querySelectorAll('tbody td')[2]?.getBoundingClientRect()
  expect(cell?.left).toBeGreaterThanOrEqual((last?.right ?? 0) - 1)
})

/** Row and column that have the focus. */
const focusedPlace = () => {
  const cell = document.activeElement?.closest('td, th')
  return [cell?.parentElement?.dataset['place'], cell?.getAttribute('data-column') ?? 'team']
}

it('has the keys of a grid', async () => {
  const columns = Array.from({ length: 80 }, (_, id) => ({ id, title: `c${id}`, points: 1 }))
  const screen = await render(
    <div style={{ inlineSize: 800 }}>
      <SolveMatrix
        shelves={[{ category: 'Web', name: 'Web', columns }]}
        rows={makeRows(300, -1)}
        labels={labels}
        onOpen={() => undefined}
      />
    </div>,
  )
  screen.getByRole('button', { name: 'team 0' }).element().focus()
  const keys: [string, string, string][] = [
    ['{ArrowDown}', '1', 'team'],
    ['{ArrowRight}', '1', '0'],
    ['{ArrowUp}', '0', '0'],
    ['{ArrowLeft}', '0', 'team'],
    ['{End}', '0', '79'],
    ['{ArrowDown}', '1', '79'],
    ['{Home}', '1', 'team'],
    ['{Control>}{End}{/Control}', '299', '79'],
    ['{Home}', '299', 'team'],
    ['{Control>}{Home}{/Control}', '0', 'team'],
    ['{PageUp}', '0', 'team'],
  ]
  for (const [key, row, column] of keys) {
    await userEvent.keyboard(key)
    await expect.poll(focusedPlace, { message: key }).toEqual([row, column])
  }
})

it('marks the solves of every category in its own way, and shows the marks above, when asked', async () => {
  const all = CATEGORIES.map((category, id) => ({
    category,
    name: category,
    columns: [{ id, title: category, points: 1 }],
  }))
  const flags = new Map(CATEGORIES.map((_, id) => [id, 'solve' as const]))
  const rows = makeRows(1, -1).map((row) => ({ ...row, flags }))
  const props = { shelves: all, rows, labels, onOpen: () => undefined }
  const screen = await render(
    <div style={{ inlineSize: 1400 }}>
      <SolveMatrix {...props} />
    </div>,
  )
  /** What lies on each pennant. */
  const marks = (within: string) =>
    [...screen.container.querySelectorAll(within)]
      .map((element) => getComputedStyle(element).backgroundImage.split('conic-gradient'))
      .flatMap(([mark, pennant]) => (pennant ? [mark] : []))
  await expect.poll(() => marks('tbody [data-column]').length).toBe(CATEGORIES.length)
  expect(new Set(marks('tbody [data-column]'))).toEqual(new Set(['']))
  expect(marks('thead span')).toEqual([])
  await screen.rerender(
    <div style={{ inlineSize: 1400 }}>
      <SolveMatrix {...props} hasPatterns />
    </div>,
  )
  const marked = marks('tbody [data-column]')
  expect(new Set(marked).size).toBe(CATEGORIES.length)
  expect(marks('thead span')).toEqual(marked)
})

it('renders a line around the pennants of bloods where the theme is light', async () => {
  const bloods = ['first', 'second', 'third'] as const
  const flags = new Map(bloods.map((kind, id) => [id, kind]))
  const rows = makeRows(1, -1).map((row) => ({ ...row, flags }))
  const columns = bloods.map((title, id) => ({ id, title, points: 1 }))
  const screen = await render(
    <SolveMatrix
      shelves={[{ category: 'Web', name: 'Web', columns }]}
      rows={rows}
      labels={labels}
      onOpen={() => undefined}
    />,
  )
  const root = document.documentElement
  const lines = () =>
    bloods.map((kind) => {
      const cell = screen.getByRole('cell', { name: labels.flag[kind] }).element()
      const [, , outer = ''] = getComputedStyle(cell).backgroundImage.split('conic-gradient')
      return /rgba?\([^)]+\)/.exec(outer)?.[0]
    })
  const before = root.dataset.theme
  root.dataset.theme = 'light'
  const light = ['rgb(166, 124, 0)', 'rgb(123, 132, 148)', 'rgb(168, 96, 47)']
  await expect.poll(lines).toEqual(light)
  root.dataset.theme = 'dark'
  await expect.poll(lines).toEqual(bloods.map(() => 'rgba(0, 0, 0, 0)'))
  if (before) root.dataset.theme = before
  else delete root.dataset.theme
})

/** Eighty challenges in a box of 800 px: more than it has room for. */
const wideBoard = (rows: readonly MatrixRow[]) => {
  const columns = Array.from({ length: 80 }, (_, id) => ({
    id,
    title: `Choice_${String(id).padStart(2, '0')} of the Harbourmaster`,
    points: 1000,
  }))
  return (
    <div style={{ inlineSize: 800 }}>
      <SolveMatrix
        shelves={[{ category: 'Web', name: 'Web', columns }]}
        rows={rows}
        labels={labels}
        onOpen={() => undefined}
      />
    </div>
  )
}

it('scrolls with the page under its head, and sideways by a scrollbar that stays in view', async () => {
  const { container } = await render(wideBoard(makeRows(300, -1)))
  await expect
    .poll(() => container.querySelectorAll('[role="table"] > div:not([hidden])').length)
    .toBe(3)
  const [head, box, bar] = container.querySelectorAll<HTMLElement>('[role="table"] > div')
  if (!head || !box || !bar) throw new Error('The board has a head, rows and a scrollbar')
  expect(box.scrollHeight).toBe(box.clientHeight)
  scrollTo({ top: 3000, behavior: 'instant' })
  await expect.poll(() => scrollY).toBe(3000)
  const stuckAt = Number.parseFloat(getComputedStyle(head).top)
  expect(head.getBoundingClientRect().top).toBeCloseTo(stuckAt, 0)
  expect(bar.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0)
  expect(bar.getBoundingClientRect().height).toBeGreaterThan(5)
  const goesOn = () => container.querySelector('[data-more]') !== null
  expect(goesOn()).toBe(true)
  const thumb = () => bar.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
  expect(thumb().width / bar.clientWidth).toBeCloseTo(box.clientWidth / box.scrollWidth, 1)
  await userEvent.dragAndDrop(bar, bar, {
    sourcePosition: { x: 40, y: 6 },
    targetPosition: { x: 140, y: 6 },
  })
  await expect.poll(() => box.scrollLeft).toBeGreaterThan(100)
  await expect.poll(() => head.scrollLeft).toBe(box.scrollLeft)
  box.scrollLeft = box.scrollWidth
  await expect.poll(goesOn).toBe(false)
  await expect.poll(() => head.scrollLeft).toBe(box.scrollLeft)
  expect(thumb().right).toBeCloseTo(bar.getBoundingClientRect().right, 0)
})

const indexOf = (element: Element | null) => Number(element?.getAttribute('aria-colindex'))

it('tells readers which column each cell belongs to, and how many there are', async () => {
  const { container } = await render(wideBoard(makeRows(3, -1)))
  const [, box] = container.querySelectorAll<HTMLElement>('[role="table"] > div')
  expect(container.querySelector('[role="table"]')).toHaveAttribute('aria-colcount', '84')
  await expect.poll(() => container.querySelector('td[data-column="0"]')).not.toBeNull()
  if (box) box.scrollLeft = box.scrollWidth
  await expect.poll(() => container.querySelector('td[data-column="79"]')).not.toBeNull()
  expect(container.querySelector('td[data-column="0"]')).toBeNull()
  const titles = [...container.querySelectorAll('[role="columnheader"][title]')]
  for (const column of [70, 79]) {
    const cell = container.querySelector(`tbody [aria-rowindex="3"] [data-column="${column}"]`)
    const head = titles.find((each) => each.getAttribute('title')?.startsWith(`Choice_${column}`))
    expect(indexOf(cell)).toBe(column + 5)
    expect(indexOf(head ?? null)).toBe(column + 5)
  }
  const start = [...container.querySelectorAll('[aria-rowindex="3"] > *')].slice(0, 4)
  expect(start.map(indexOf)).toEqual([1, 2, 3, 4])
})

it('takes the focus along by pages', async () => {
  const screen = await render(wideBoard(makeRows(300, -1)))
  screen.getByRole('button', { name: 'team 0' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focusedPlace).toEqual(['0', '0'])
  await userEvent.keyboard('{PageDown}')
  await expect.poll(() => Number(focusedPlace()[0])).toBeGreaterThan(5)
  await userEvent.keyboard('{PageDown}')
  await expect.poll(() => Number(focusedPlace()[0])).toBeGreaterThan(15)
  const [place, column] = focusedPlace()
  expect(column).toBe('0')
  await userEvent.keyboard('{PageDown}')
  await expect.poll(() => Number(focusedPlace()[0])).toBeGreaterThan(Number(place))
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
  const head = screen.container.querySelector('thead')?.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual((head?.bottom ?? 0) - 1)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(() => focusedPlace()).toEqual([place, column])
})

const textOf = (element: Element | null | undefined) => {
  const range = document.createRange()
  if (element) range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

it('keeps the names of narrow columns away from their points', async () => {
  const { container } = await render(wideBoard(makeRows(1, -1)))
  const name = () => container.querySelector('thead tr:last-child th span')
  await expect.poll(name).not.toBeNull()
  const points = name()?.nextElementSibling
  expect(textOf(points).top - textOf(name()).bottom).toBeGreaterThanOrEqual(4)
})

it('has one tab stop in a row, whose other button arrows reach', async () => {
  const rows = makeRows(3, -1).map((row) => ({
    ...row,
    aside: (
      <button type="button" tabIndex={-1}>
        Follow {row.name}
      </button>
    ),
  }))
  const screen = await render(wideBoard(rows))
  const named = (name: string) => screen.getByRole('button', { name, exact: true })
  named('team 0').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(named('Follow team 0')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await expect.element(named('Follow team 0')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(named('team 0')).toHaveFocus()
  await userEvent.tab()
  await expect.element(named('team 1')).toHaveFocus()
})
