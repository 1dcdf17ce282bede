import { IconButton } from '@halyard/ui'
import type { DataSort } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { Suspense, lazy } from 'react'
import * as styles from './cards.css.ts'

// Wide screens have heads to press instead: they do not load it.
const Select = lazy(() =>
  import('#shared/cards/lazy-select.ts').then((module) => ({ default: module.TextSelect })),
)

type Sort<Column extends string> = { columnId: Column; direction: DataSort['direction'] }

type SortFieldProps<Column extends string> = {
  /** The columns that the list can be sorted by, and their words. */
  columns: readonly { id: Column; word: MessageDescriptor }[]
  /** None while the list is in its usual order. */
  sort: Sort<Column> | undefined
  onSortChange: (sort: Sort<Column>) => void
}

/** Sorts a table where there are no heads to press: it shows as cards, or has no room for all columns. */
export function SortField<Column extends string>({
  columns,
  sort,
  onSortChange,
}: SortFieldProps<Column>) {
  const { t, i18n } = useLingui()
  const direction = sort?.direction ?? 'ascending'
  const isDescending = direction === 'descending'
  return (
    <div className={styles.sort}>
      <div className={styles.sortColumn}>
        <Suspense>
          <Select
            label={t`Sort by`}
            placeholder={t`Sort by`}
            options={columns.map(({ id, word }) => ({ value: id, label: i18n._(word) }))}
            value={sort?.columnId}
            onValueChange={(value) => {
              const column = columns.find(({ id }) => id === value)
              if (column) onSortChange({ columnId: column.id, direction })
            }}
          />
        </Suspense>
      </div>
      {sort && (
        <IconButton
          variant="bordered"
          size="md"
          label={t`Descending order`}
          aria-pressed={isDescending}
          onClick={() =>
            onSortChange({ ...sort, direction: isDescending ? 'ascending' : 'descending' })
          }
        >
          {isDescending ? <ArrowDownWideNarrow size={16} /> : <ArrowUpNarrowWide size={16} />}
        </IconButton>
      )}
    </div>
  )
}
