import type { ReactNode } from 'react'

export type DataColumn<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Any CSS width. */
  width?: string
  align?: 'start' | 'end'
  isSortable?: boolean
  /** Names the row, for readers; one column has it. */
  isPrimary?: boolean
  isMuted?: boolean
  hideBelow?: 'sm' | 'md' | 'lg'
}

export type DataSort = { columnId: string; direction: 'ascending' | 'descending' }

export type DataSelection = {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  words: { all: string; row: (name: string) => string }
}

/** The other direction, or ascending for another column. */
export function nextSort(current: DataSort | undefined, columnId: string): DataSort {
  const isSame = current?.columnId === columnId
  return {
    columnId,
    direction: isSame && current.direction === 'ascending' ? 'descending' : 'ascending',
  }
}

/** All keys between two rows of the shown order, both included. */
export function keysBetween(keys: readonly string[], one: string, other: string): string[] {
  const places = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = places
  return first < 0 ? [other] : keys.slice(first, last + 1)
}
