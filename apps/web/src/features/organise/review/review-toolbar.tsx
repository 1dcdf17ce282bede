import { FilterChips, SearchField, Select } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { countsOf } from '#features/organise/review/participations.ts'
import type { Participation, ReviewFilter } from '#features/organise/review/participations.ts'
import { useReviewChoice } from '#features/organise/review/use-review-choice.ts'
import type { DivisionOptions } from '#features/organise/review/use-division-options.ts'
import { statusLook } from '#shared/game/status-look.ts'
import { useFormat } from '#shared/format/format.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './review.css.ts'

type ReviewToolbarProps = {
  rows: readonly Participation[]
  divisions: DivisionOptions
}

/** No option of a choice may have an empty value. */
const everyDivision = 'all'

/** Which teams are listed. */
export function ReviewToolbar({ rows, divisions }: ReviewToolbarProps) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const searchKey = useSingleKey('/')
  const { choice, setText, setFilter, setDivision } = useReviewChoice()
  const counts = countsOf(rows, choice)
  const chip = (value: ReviewFilter) => ({
    value,
    label: value === 'all' ? t({ message: 'All', context: 'teams' }) : i18n._(statusLook[value][1]),
    count: number(counts[value]),
  })
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={t`Search teams and members`}
          placeholder={t`Search`}
          clearLabel={t`Clear the search`}
          shortcut={searchKey}
          value={choice.text}
          onValueChange={setText}
        />
      </div>
      {divisions.hasDivisions && (
        <div className={styles.division}>
          <Select
            label={t`Division`}
            isLabelHidden
            options={[{ value: everyDivision, label: t`All divisions` }, ...divisions.options]}
            value={choice.division || everyDivision}
            onValueChange={(value) => setDivision(value === everyDivision ? '' : value)}
          />
        </div>
      )}
      <FilterChips
        type="single"
        isScrolling
        label={t`Which teams`}
        value={choice.filter}
        onValueChange={setFilter}
        options={[
          chip('Pending'),
          chip('Accepted'),
          chip('Rejected'),
          chip('Suspended'),
          chip('all'),
        ]}
      />
    </div>
  )
}
