import { cx } from '#shared/cx.ts'
import * as styles from './data-table.css.ts'
import { SelectAll, SortIcon } from './head-parts.tsx'
import { type DataColumn, type DataSelection, type DataSort, nextSort } from './types.ts'

type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[]
  keys: readonly string[]
  sort?: DataSort | undefined
  onSortChange?: ((sort: DataSort) => void) | undefined
  selection?: DataSelection | undefined
}

export function TableHead<Row>({
  columns,
  keys,
  sort,
  onSortChange,
  selection,
}: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <td className={cx(styles.headCell, styles.selectCell)}>
            <SelectAll keys={keys} selection={selection} />
          </td>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
            data-align={column.align}
            style={{ inlineSize: column.width }}
            className={cx(styles.headCell, column.hideBelow && styles.hideBelow[column.hideBelow])}
          >
            {column.isSortable && onSortChange ? (
              <button
                type="button"
                className={styles.sortButton}
                onClick={() => onSortChange(nextSort(sort, column.id))}
              >
                {column.header}
                <SortIcon direction={sort?.columnId === column.id ? sort.direction : undefined} />
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
