import { Button, Menu } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ListFilter } from 'lucide-react'
import { marks, marksOf } from '#features/play/board/marks/marks.ts'
import type { Mark } from '#features/play/board/marks/marks.ts'
import type { Board } from '#features/play/board/use-board.ts'

/** What the marks are called, and how many challenges bear each. */
export function useMarkLabels({ all, known }: Board) {
  const { t } = useLingui()
  const labels = {
    attempted: t({
      message: 'Attempted',
      comment: 'Filter: challenges the team has tried without solving them.',
    }),
    running: t({
      message: 'Running',
      comment: 'State of an instance: it has started and can be used.',
    }),
    working: t({ message: 'Working on it', comment: 'Mark a player sets on a challenge.' }),
    new: t({ message: 'New', comment: 'Mark on a challenge that appeared since your last visit.' }),
    hint: t({ message: 'Hint added', comment: 'The organisers added a hint to a challenge.' }),
    note: t`With a note`,
  } as const satisfies Record<Mark, string>
  const found = all.flatMap((challenge) => marksOf(challenge, known))
  const countOf = (mark: Mark) => found.filter((one) => one === mark).length
  const counts: Record<Mark, number> = {
    attempted: countOf('attempted'),
    running: countOf('running'),
    working: countOf('working'),
    new: countOf('new'),
    hint: countOf('hint'),
    note: countOf('note'),
  }
  return { labels, counts }
}

/** Shows only the challenges with one mark. */
export function MarkMenu({ board }: { board: Board }) {
  const { t } = useLingui()
  const { filter, change } = board.query
  const { labels, counts } = useMarkLabels(board)
  const items: MenuItem[] = [
    {
      label: t({ message: 'Any', comment: 'Filter of challenges: with any mark, or none.' }),
      checked: filter.mark === undefined,
      onSelect: () => change({ is: '' }),
    },
    ...marks.map((mark) => ({
      label: labels[mark],
      trailing: String(counts[mark]),
      checked: filter.mark === mark,
      onSelect: () => change({ is: mark }),
    })),
  ]
  const label = filter.mark && labels[filter.mark]
  return (
    <Menu
      label={t`Show only`}
      items={items}
      trigger={
        <Button icon={<ListFilter size={16} />}>
          {label ? <Trans>Only: {label}</Trans> : <Trans>Show only</Trans>}
        </Button>
      }
    />
  )
}
