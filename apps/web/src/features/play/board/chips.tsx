import { CategoryIcon, FilterChips, IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import * as styles from '#features/play/board/board.css.ts'
import { progressOf } from '#features/play/board/challenges.ts'
import type { BoardChallenge, Shelf } from '#features/play/board/challenges.ts'
import { BoardSearch } from '#features/play/board/filter-column.tsx'
import { LayoutSwitch, SortMenu } from '#features/play/board/toolbar.tsx'
import { useBoardQuery } from '#features/play/board/use-board-query.ts'
import { drawnAs } from '#shared/game/categories.ts'
import { useOpenParam } from '#shared/open-param.ts'

type ChipsProps = {
  challenges: readonly BoardChallenge[]
  shelves: readonly Shelf[]
  found: number
}

const todo = 'is:todo'
const done = 'is:done'
const all = 'is:all'

/** Search, order and filter of a narrow board, in two rows. */
export function Chips({ challenges, shelves, found }: ChipsProps) {
  const { t } = useLingui()
  const { filter, change } = useBoardQuery()
  const dialog = useOpenParam('dlg')
  const progress = progressOf(challenges)
  const chosen = { all, todo, done }[filter.solved]
  const handleChange = (value: string) => {
    if (value === all) change({ cat: '', solved: 'all' })
    else if (value === todo) change({ cat: '', solved: 'todo' })
    else if (value === done) change({ cat: '', solved: 'done' })
    else change({ cat: value, solved: 'all' })
  }
  return (
    <div className={`${styles.filter} ${styles.narrowOnly}`}>
      <div className={styles.narrowRow}>
        <div className={styles.grow}>
          <BoardSearch found={found} />
        </div>
        <SortMenu isCompact />
        <LayoutSwitch />
        <span className={styles.tabletOnly}>
          <IconButton variant="bordered" label={t`Notices`} onClick={() => dialog.open('notices')}>
            <Megaphone size={16} />
          </IconButton>
        </span>
      </div>
      <FilterChips<string>
        type="single"
        isScrolling
        aria-label={t`Which challenges`}
        value={filter.category ?? chosen}
        onValueChange={handleChange}
        options={[
          { value: all, label: t`All`, count: progress.total },
          { value: todo, label: t`To do`, count: progress.total - progress.done },
          ...shelves.map(({ category }) => ({
            value: category,
            label: category,
            icon: <CategoryIcon category={drawnAs(category)} size={16} />,
          })),
          { value: done, label: t`Solved`, count: progress.done },
        ]}
      />
    </div>
  )
}
