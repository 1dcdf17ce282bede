import { cx } from '#shared/cx.ts'
import { coversTop } from '#shared/covers.ts'
import * as styles from './data-table.css.ts'
import { SelectAll, SortIcon } from './head-parts.tsx'
import type { DataColumn, DataSelection } from './types.ts'
import type { TableModel } from './use-table-model.ts'

type TableHeadProps<Row extends object> = {
  columns: readonly DataColumn<Row>[]
  model: TableModel<Row>
  selection?: DataSelection | undefined
}

export function TableHead<Row extends object>({ columns, model, selection }: TableHeadProps<Row>) {
  const { sort, sortable, toggleSort } = model
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <td className={cx(styles.headCell, styles.selectCell)}>
            <SelectAll label={selection.labels.all} model={model} />
          </td>
        )}
        {columns.map((column, place) => (
          <th
            key={column.id}
            ref={place === 0 ? coversTop : undefined}
            scope="col"
            aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
            data-align={column.align}
            style={{ inlineSize: column.width }}
            className={cx(styles.headCell, column.hideBelow && styles.hideBelow[column.hideBelow])}
          >
            {sortable.has(column.id) ? (
              <button
                type="button"
                className={styles.sortButton}
                onClick={() => toggleSort(column.id)}
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
