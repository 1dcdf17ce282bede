import { CategoryIcon, SearchField, SideNav, SideNavItem } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutGrid } from 'lucide-react'
import { Link, useSearchParams } from '#shared/router.ts'
import * as styles from '#features/play/board/board.css.ts'
import { progressOf } from '#features/play/board/challenges.ts'
import type { BoardChallenge, Shelf } from '#features/play/board/challenges.ts'
import { useBoardQuery } from '#features/play/board/use-board-query.ts'
import { drawnAs } from '#shared/game/categories.ts'
import { useSingleKey } from '#shared/shortcuts.ts'

type FilterColumnProps = {
  challenges: readonly BoardChallenge[]
  shelves: readonly Shelf[]
  found: number
}

/** Search and categories, at the side of a wide board. */
export function FilterColumn({ challenges, shelves, found }: FilterColumnProps) {
  const { t } = useLingui()
  return (
    <div className={`${styles.filter} ${styles.wideOnly}`}>
      <BoardSearch found={found} />
      <SideNav aria-label={t`Categories`}>
        <CategoryLink category={undefined} challenges={challenges} />
        {shelves.map((shelf) => (
          <CategoryLink key={shelf.category} {...shelf} />
        ))}
      </SideNav>
    </div>
  )
}

type CategoryLinkProps = { category: string | undefined; challenges: readonly BoardChallenge[] }

function CategoryLink({ category, challenges }: CategoryLinkProps) {
  const { filter } = useBoardQuery()
  const { done, total } = progressOf(challenges)
  const isCurrent = filter.category?.toLowerCase() === category?.toLowerCase()
  const search = useCategorySearch(category)
  return (
    <SideNavItem
      icon={
        category === undefined ? (
          <LayoutGrid size={16} />
        ) : (
          <CategoryIcon category={drawnAs(category)} />
        )
      }
      label={category ?? <Trans>All challenges</Trans>}
      meta={<span className={done === total ? styles.full : undefined}>{`${done}/${total}`}</span>}
    >
      <Link
        to={{ search }}
        replace
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
      />
    </SideNavItem>
  )
}

/** The address with another category and everything else as it is. */
function useCategorySearch(category: string | undefined): string {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  if (category === undefined) next.delete('cat')
  else next.set('cat', category)
  next.delete('c')
  return next.toString()
}

export function BoardSearch({ found }: { found: number }) {
  const { t } = useLingui()
  const searchKey = useSingleKey('/')
  const { filter, change } = useBoardQuery()
  return (
    <SearchField
      aria-label={t`Filter challenges`}
      placeholder={t`Filter`}
      value={filter.text}
      onValueChange={(q) => change({ q })}
      clearLabel={t`Clear the filter`}
      shortcut={searchKey}
      count={filter.text && t`${plural(found, { one: '# found', other: '# found' })}`}
    />
  )
}
