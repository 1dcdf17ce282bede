import { IconButton } from '@halyard/ui'
import type { DataSort } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { Suspense } from 'react'
import { backgroundPart } from '#shared/lazy-part.ts'
import * as styles from './cards.css.ts'

// Wide screens have heads to press instead: they do not load it.
const Select = backgroundPart('TextSelect', () => import('#shared/list/lazy-select.ts'))

type SortFieldProps = {
  /** The columns that the list can be sorted by, and their words. */
  columns: readonly { id: string; label: MessageDescriptor }[]
  /** None while the list is in its usual order. */
  sort: DataSort | undefined
  onSortChange: (sort: DataSort) => void
}

/** Sorts a table where there are no heads to press: it shows as cards, or has no room for all columns. */
export function SortField({ columns, sort, onSortChange }: SortFieldProps) {
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
            options={columns.map(({ id, label }) => ({ value: id, label: i18n._(label) }))}
            value={sort?.columnId}
            onValueChange={(columnId) => onSortChange({ columnId, direction })}
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
