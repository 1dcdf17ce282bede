import { CategoryIcon, FilterChips, IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import * as styles from '#features/play/board/board.css.ts'
import { progressOf } from '#features/play/board/data/challenges.ts'
import { marks } from '#features/play/board/marks/marks.ts'
import { useMarkLabels } from '#features/play/board/marks/mark-menu.tsx'
import type { Board } from '#features/play/board/use-board.ts'
import { BoardSearch } from '#features/play/board/filter/filter-column.tsx'
import { LayoutSwitch, SortMenu } from '#features/play/board/toolbar.tsx'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const todo = 'is:todo'
const done = 'is:done'
const all = 'is:all'
const markPrefix = 'is:mark:'

/** Search, order and filter of a narrow board, in two rows. */
export function Chips({ board }: { board: Board }) {
  const { all: challenges, shelves, query } = board
  const { t } = useLingui()
  const { labels, counts } = useMarkLabels(board)
  const { filter, change } = query
  const progress = progressOf(challenges)
  const chosen = { all, todo, done }[filter.solved]
  const handleChange = (value: string) => {
    const mark = marks.find((known) => markPrefix + known === value)
    if (mark) change({ cat: '', solved: 'all', is: mark })
    else if (value === all) change({ cat: '', solved: 'all', is: '' })
    else if (value === todo) change({ cat: '', solved: 'todo', is: '' })
    else if (value === done) change({ cat: '', solved: 'done', is: '' })
    else change({ cat: value, solved: 'all', is: '' })
  }
  return (
    <div className={`${styles.filter} ${styles.narrowOnly}`}>
      <div className={styles.narrowRow}>
        <div className={styles.grow}>
          <BoardSearch query={query} found={board.shown.length} />
        </div>
        <SortMenu query={query} isCompact />
        <LayoutSwitch query={query} />
        <NoticesButton />
      </div>
      <FilterChips<string>
        type="single"
        isScrolling
        label={t`Which challenges`}
        value={filter.mark ? markPrefix + filter.mark : (filter.category ?? chosen)}
        onValueChange={handleChange}
        options={[
          { value: all, label: t`All`, count: progress.total },
          {
            value: todo,
            label: t({
              message: 'To do',
              comment: 'Not solved yet: a filter of challenges, or an open item of a list.',
            }),
            count: progress.total - progress.done,
          },
          ...marks
            .filter((mark) => counts[mark] > 0 || filter.mark === mark)
            .map((mark) => ({
              value: markPrefix + mark,
              label: labels[mark],
              count: counts[mark],
            })),
          ...shelves.map(({ category }) => ({
            value: category,
            label: category,
            icon: <CategoryIcon category={knownCategory(category)} size={16} />,
          })),
          { value: done, label: t`Solved`, count: progress.done },
        ]}
      />
    </div>
  )
}

function NoticesButton() {
  const { t } = useLingui()
  const dialog = useOpenParam('dlg')
  return (
    <span className={styles.tabletOnly}>
      <IconButton variant="bordered" label={t`Notices`} onClick={() => dialog.open('notices')}>
        <Megaphone size={16} />
      </IconButton>
    </span>
  )
}
