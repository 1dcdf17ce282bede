/** What the elements of the table are: browsers forget it of elements whose boxes are not a table's. */
export const roles = {
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
