import { FilterChips, SearchField, Select } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { chosenChallenges } from '#features/organise/challenges/choice.ts'
import type { ChallengeFilter } from '#features/organise/challenges/choice.ts'
import type { useChallengeChoice } from '#features/organise/challenges/use-choice.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import type { ChallengeChecks } from '#features/organise/readiness/use-readiness.ts'
import { useFormat } from '#shared/format/format.ts'
import { byCategory } from '#shared/game/categories.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './challenges.css.ts'

/** The value that stands for every category, because a choice needs one. */
const allCategories = 'all'

type ChallengesToolbarProps = {
  lines: readonly ChallengeLine[]
  checks: ChallengeChecks
  query: ReturnType<typeof useChallengeChoice>
}

/** Search, categories and states; each state says how many it leaves. */
export function ChallengesToolbar({ lines, checks, query }: ChallengesToolbarProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const searchKey = useSingleKey('/')
  const { choice } = query
  const words = {
    all: t`All`,
    enabled: t({ message: 'Enabled', context: 'challenges' }),
    disabled: t({ message: 'Disabled', context: 'challenges' }),
    unready: t({ message: 'Not ready', context: 'challenges' }),
  } satisfies Record<ChallengeFilter, string>
  const option = (filter: ChallengeFilter) => ({
    value: filter,
    label: words[filter],
    count: number(chosenChallenges(lines, { ...choice, filter }, checks).length),
  })
  const used = [...new Set(lines.map(({ category }) => category))].toSorted(byCategory)
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={t`Search challenges`}
          placeholder={t`Search`}
          clearLabel={t`Clear the search`}
          shortcut={searchKey}
          value={choice.text}
          onValueChange={query.setText}
        />
      </div>
      <div className={styles.categories}>
        <Select
          label={t`Category`}
          isLabelHidden
          value={choice.category ?? allCategories}
          onValueChange={(value) => query.setCategory(value === allCategories ? '' : value)}
          options={[
            { value: allCategories, label: t`All categories` },
            ...used.map((category) => ({ value: category, label: category })),
          ]}
        />
      </div>
      <FilterChips
        type="single"
        isScrolling
        label={t`Which challenges`}
        value={choice.filter}
        onValueChange={query.setFilter}
        options={[option('all'), option('enabled'), option('disabled'), option('unready')]}
      />
    </div>
  )
}
