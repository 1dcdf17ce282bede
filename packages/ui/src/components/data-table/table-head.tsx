import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cx } from '#shared/cx.ts'
import { Checkbox } from '../choice/checkbox.tsx'
import * as styles from './data-table.css.ts'
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

function SortIcon({ direction }: { direction: DataSort['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUp size={12} aria-hidden />
  if (direction === 'descending') return <ArrowDown size={12} aria-hidden />
  return <ChevronsUpDown size={12} aria-hidden />
}

function SelectAll({ keys, selection }: { keys: readonly string[]; selection: DataSelection }) {
  const chosen = keys.filter((key) => selection.selected.has(key)).length
  const isAll = keys.length > 0 && chosen === keys.length
  return (
    <Checkbox
      aria-label={selection.words.all}
      checked={isAll || (chosen > 0 ? 'indeterminate' : false)}
      onCheckedChange={() => selection.onChange(new Set(isAll ? [] : keys))}
    />
  )
}
