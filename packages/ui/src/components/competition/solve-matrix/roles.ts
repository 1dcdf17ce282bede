/** Rank, team, score and solves. */
const startColumns = 4

/** The `aria-colindex` of a challenge: those that are out of view are not in the page, so each cell says which one it belongs to. */
export const columnIndex = (place: number) => startColumns + 1 + place

/** What the elements of the table are: browsers forget it of elements whose boxes are not a table's. */
export const roles = {
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
