/** A category and how many tiles it has. */
export type Sized = { readonly category: string; readonly size: number }

/** What was next to what before, as rows of category names. */
export type Arrangement = readonly (readonly string[])[]

type Row = { categories: Sized[]; used: number }

/**
 * Packs categories into rows of `columns` tiles, so that small ones share a row. Biggest first into the first row with room;
 * rows are then in the order of their first category. A category that needs more than one line of tiles has its row alone.
 *
 * What was together `before` stays together while it fits: players learn places by heart.
 */
export function packShelves(
  shelves: readonly Sized[],
  columns: number,
  before: Arrangement = [],
): string[][] {
  const order = new Map(shelves.map(({ category }, index) => [category, index]))
  const rows = keptRows(shelves, columns, before)
  const kept = new Set(rows.flatMap(({ categories }) => categories))
  const rest = shelves.filter((shelf) => !kept.has(shelf))
  for (const shelf of rest.toSorted((a, b) => b.size - a.size)) {
    const row = rows.find(({ used }) => used + shelf.size <= columns)
    if (row) add(row, shelf)
    else rows.push({ categories: [shelf], used: shelf.size })
  }
  const place = ({ category }: Sized) => order.get(category) ?? 0
  return rows
    .map(({ categories }) => categories.toSorted((a, b) => place(a) - place(b)))
    .toSorted(([a], [b]) => (a && b ? place(a) - place(b) : 0))
    .map((categories) => categories.map(({ category }) => category))
}

function keptRows(shelves: readonly Sized[], columns: number, before: Arrangement): Row[] {
  const byName = new Map(shelves.map((shelf) => [shelf.category, shelf]))
  const rows: Row[] = []
  for (const names of before) {
    const row: Row = { categories: [], used: 0 }
    for (const name of names) {
      const shelf = byName.get(name)
      if (shelf && (row.used === 0 || row.used + shelf.size <= columns)) add(row, shelf)
    }
    if (row.categories.length > 0) rows.push(row)
  }
  return rows
}

function add(row: Row, shelf: Sized) {
  row.categories.push(shelf)
  row.used += shelf.size
}

/** Pixels that a line of tiles and the rest of a row take at least: what is smaller would be missed in the window. */
const tileLine = 84
const rowFrame = 52

type Filled = readonly (readonly { readonly challenges: readonly unknown[] }[])[]

/** About how high rows of shelves are, in pixels. */
export function heightOf(rows: Filled, columns: number): number {
  const linesOf = (row: Filled[number]) =>
    Math.max(1, ...row.map(({ challenges }) => Math.ceil(challenges.length / columns)))
  return rows.reduce((height, row) => height + rowFrame + tileLine * linesOf(row), 0)
}

/** How many of the rows a window of this height may show, in pixels. */
export function fitting(rows: Filled, columns: number, height: number): number {
  const first = rows.findIndex((_, index) => heightOf(rows.slice(0, index), columns) >= height)
  return first < 0 ? rows.length : first
}
