import { Button, CategoryMark, FilterChips, Menu } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { filteredChallenges } from '#features/organise/challenges/choice.ts'
import type { ChallengeFilter, ChallengeQuery } from '#features/organise/challenges/use-choice.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import type { ChallengeChecks } from '#features/organise/readiness/use-readiness.ts'
import { useFormat } from '#shared/format/format.ts'
import { byCategory, knownCategory } from '#shared/game/challenge/categories.ts'
import { ListSearch, ListTools } from '#shared/list/list-tools.tsx'

type ChallengesToolbarProps = {
  /** All challenges, for the categories that there are. */
  lines: readonly ChallengeLine[]
  /** Those that text and category leave. */
  searched: readonly ChallengeLine[]
  checks: ChallengeChecks
  query: ChallengeQuery
}

/** Search, categories and states; each state says how many it leaves. */
export function ChallengesToolbar({ lines, searched, checks, query }: ChallengesToolbarProps) {
  'use memo'
  const { t } = useLingui()
  const { number } = useFormat()
  const { choice } = query
  const labels = {
    all: t`All`,
    enabled: t({ message: 'Enabled', context: 'challenges' }),
    disabled: t({ message: 'Disabled', context: 'challenges' }),
    unready: t({ message: 'Not ready', context: 'challenges' }),
  } satisfies Record<ChallengeFilter, string>
  const option = (filter: ChallengeFilter) => ({
    value: filter,
    label: labels[filter],
    count: number(filteredChallenges(searched, filter, checks).length),
  })
  const used = [...new Set(lines.map(({ category }) => category))].toSorted(byCategory)
  return (
    <ListTools>
      <ListSearch
        width="steady"
        label={t`Search challenges`}
        value={choice.text}
        onValueChange={(text) => query.type({ text })}
      />
      <Menu
        label={t`Category`}
        items={[
          {
            label: t`All categories`,
            checked: choice.category === undefined,
            onSelect: () => query.set({ category: undefined }),
          },
          ...used.map((category) => ({
            label: <CategoryMark category={knownCategory(category)}>{category}</CategoryMark>,
            checked: category === choice.category,
            onSelect: () => query.set({ category }),
          })),
        ]}
        trigger={
          <Button trailing={<ChevronDown size={16} aria-hidden />}>
            {choice.category ?? <Trans>All categories</Trans>}
          </Button>
        }
      />
      <FilterChips
        type="single"
        isScrolling
        label={t`Which challenges`}
        value={choice.filter}
        onValueChange={(filter) => query.set({ filter })}
        options={[option('all'), option('enabled'), option('disabled'), option('unready')]}
      />
    </ListTools>
  )
}
