import { CategoryIcon, SearchField, SideNav, SideNavItem } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutGrid } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/play/board/board.css.ts'
import { progressOf } from '#features/play/board/data/challenges.ts'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import type { Board } from '#features/play/board/use-board.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'

type FilterColumnProps = BoardSearchProps & Pick<Board, 'all' | 'shelves'>

/** Search and categories, at the side of a wide board. */
export function FilterColumn({ all, shelves, query, found }: FilterColumnProps) {
  const { t } = useLingui()
  return (
    <div className={`${styles.filter} ${styles.wideOnly}`}>
      <BoardSearch query={query} found={found} />
      <SideNav label={t`Categories`}>
        <CategoryLink category={undefined} challenges={all} query={query} />
        {shelves.map((shelf) => (
          <CategoryLink key={shelf.category} {...shelf} query={query} />
        ))}
      </SideNav>
    </div>
  )
}

type CategoryLinkProps = Pick<Board, 'query'> & {
  category: string | undefined
  challenges: readonly BoardChallenge[]
}

function CategoryLink({ category, challenges, query }: CategoryLinkProps) {
  const { filter, addressWith } = query
  const { done, total } = progressOf(challenges)
  const isCurrent = filter.category?.toLowerCase() === category?.toLowerCase()
  return (
    <SideNavItem
      icon={
        category === undefined ? (
          <LayoutGrid size={16} />
        ) : (
          <CategoryIcon category={knownCategory(category)} />
        )
      }
      label={category ?? <Trans>All challenges</Trans>}
      meta={<span className={done === total ? styles.full : undefined}>{`${done}/${total}`}</span>}
    >
      <Link
        to={addressWith('cat', category)}
        replace
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
      />
    </SideNavItem>
  )
}

type BoardSearchProps = Pick<Board, 'query'> & {
  /** How many challenges the filter leaves. */
  found: number
}

export function BoardSearch({ query, found }: BoardSearchProps) {
  const { t } = useLingui()
  const searchKey = useSingleKey('/')
  const { filter, change } = query
  return (
    <SearchField
      label={t`Filter challenges`}
      placeholder={t({
        message: 'Filter',
        comment: 'Noun: title of the column that filters the challenges.',
      })}
      value={filter.text}
      onValueChange={(q) => change({ q })}
      clearLabel={t`Clear the filter`}
      shortcut={searchKey}
      count={filter.text && t`${plural(found, { one: '# found', other: '# found' })}`}
    />
  )
}
