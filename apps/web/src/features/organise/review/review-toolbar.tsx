import { FilterChips, Select } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { countsOf } from '#features/organise/review/participations.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import { useReviewChoice } from '#features/organise/review/use-review-choice.ts'
import type { ReviewFilter } from '#features/organise/review/use-review-choice.ts'
import type { DivisionOptions } from '#features/organise/review/use-division-options.ts'
import { statusLook } from '#shared/game/challenge/status-look.ts'
import { useFormat } from '#shared/format/format.ts'
import { ListSearch, ListTools } from '#shared/list/list-tools.tsx'
import * as styles from './review.css.ts'

type ReviewToolbarProps = {
  rows: readonly Participation[]
  divisions: DivisionOptions
}

/** Which teams are listed. */
export function ReviewToolbar({ rows, divisions }: ReviewToolbarProps) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const { choice, set, type } = useReviewChoice()
  const counts = countsOf(rows, choice)
  const chip = (value: ReviewFilter) => ({
    value,
    label: value === 'all' ? t({ message: 'All', context: 'teams' }) : i18n._(statusLook[value][1]),
    count: number(counts[value]),
  })
  return (
    <ListTools>
      <ListSearch
        width="steady"
        label={t`Search teams and members`}
        value={choice.text}
        onValueChange={(text) => type({ text })}
      />
      {divisions.hasDivisions && (
        <div className={styles.division}>
          <Select
            label={t`Division`}
            isLabelHidden
            options={[{ value: 'all', label: t`All divisions` }, ...divisions.options]}
            value={choice.division}
            onValueChange={(division) => set({ division })}
          />
        </div>
      )}
      <FilterChips
        type="single"
        isScrolling
        label={t`Which teams`}
        value={choice.filter}
        onValueChange={(filter) => set({ filter })}
        options={[
          chip('Pending'),
          chip('Accepted'),
          chip('Rejected'),
          chip('Suspended'),
          chip('all'),
        ]}
      />
    </ListTools>
  )
}
