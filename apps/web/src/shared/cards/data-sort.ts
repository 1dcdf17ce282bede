import type { DataSort } from '@halyard/ui'

/** An order of a list as the address tells it. */
type ListSort<Column extends string> = { column: Column; isDescending: boolean }

/** The order as tables take it. */
export const asDataSort = <Column extends string>(sort: ListSort<Column> | undefined) =>
  sort && {
    columnId: sort.column,
    direction: sort.isDescending ? ('descending' as const) : ('ascending' as const),
  }

/** The order that a table or its `SortField` asks for. */
export const asListSort = <Column extends string>({
  columnId,
  direction,
}: {
  columnId: Column
  direction: DataSort['direction']
}): ListSort<Column> => ({ column: columnId, isDescending: direction === 'descending' })
