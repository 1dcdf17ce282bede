import type { ReactNode } from 'react'

/** What the model needs to know of a column. */
export type ModelColumn<Row> = {
  id: string
  isSortable?: boolean
  /** What the column is sorted by and searched for. Without it only the caller can sort the rows. */
  value?: (row: Row) => string | number
}

export type DataColumn<Row> = ModelColumn<Row> & {
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Any CSS width. */
  width?: string
  align?: 'start' | 'end'
  /** Names the row, for readers; one column has it. */
  isPrimary?: boolean
  isMuted?: boolean
  hideBelow?: 'sm' | 'md' | 'lg'
}

export type DataSort = { columnId: string; direction: 'ascending' | 'descending' }

export type DataSelection = {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  labels: { all: string; row: (name: string) => string }
}
