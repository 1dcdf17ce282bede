import { Button, IconButton, Menu, Segmented } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUpDown, LayoutGrid, List } from 'lucide-react'
import * as styles from '#features/play/board/board.css.ts'
import { progressOf } from '#features/play/board/data/challenges.ts'
import { sortOrders } from '#features/play/board/filter/filter.ts'
import type { SortOrder } from '#features/play/board/filter/filter.ts'
import { MarkMenu } from '#features/play/board/marks/mark-menu.tsx'
import { useFixedShelves } from '#features/play/board/order/shelf-order.ts'
import type { Board } from '#features/play/board/use-board.ts'
import type { BoardQuery } from '#features/play/board/data/use-board-query.ts'

const sortLabels = {
  points: msg({ message: 'fewest points', comment: 'Order of the challenges, after “Sort:”.' }),
  'most-points': msg({
    message: 'most points',
    comment: 'Order of the challenges, after “Sort:”.',
  }),
  solves: msg({ message: 'most solves', comment: 'Order of the challenges, after “Sort:”.' }),
  newest: msg({
    message: 'newest',
    comment: 'Order of the challenges, after “Sort:”: the newest first.',
  }),
  title: msg({ message: 'title', comment: 'Order of the challenges, after “Sort:”: by title.' }),
} as const satisfies Record<SortOrder, MessageDescriptor>

/** Which, in which order, and how; above a wide board. */
export function Toolbar({ board }: { board: Board }) {
  const { t } = useLingui()
  const { filter, change } = board.query
  const { done, total } = progressOf(board.all)
  return (
    <div className={styles.toolbar}>
      <Segmented
        label={t`Which challenges`}
        value={filter.solved}
        onValueChange={(solved) => change({ solved })}
        options={[
          { value: 'all', label: t`All` },
          { value: 'todo', label: t`To do`, count: total - done },
          { value: 'done', label: t`Solved`, count: done },
        ]}
      />
      <MarkMenu board={board} />
      <span className={styles.push} />
      <SortMenu query={board.query} />
      <LayoutSwitch query={board.query} />
    </div>
  )
}

type QueryProps = { query: BoardQuery }

/** @param isCompact only the icon, where there is no room for the word */
export function SortMenu({ query, isCompact = false }: QueryProps & { isCompact?: boolean }) {
  const { t, i18n } = useLingui()
  const { sort, view, change } = query
  const [isFixed, setFixed] = useFixedShelves()
  const label = i18n._(sortLabels[sort])
  const items: MenuItem[] = sortOrders.map((order) => ({
    label: i18n._(sortLabels[order]),
    checked: order === sort,
    onSelect: () => change({ sort: order }),
  }))
  const shelfItems: MenuItem[] = [
    { kind: 'heading', label: t`Categories` },
    { label: t`Small ones share a row`, checked: !isFixed, onSelect: () => setFixed(false) },
    { label: t`One row each, in fixed order`, checked: isFixed, onSelect: () => setFixed(true) },
  ]
  return (
    <Menu
      label={t({
        message: 'Sort',
        comment: 'Label of the menu with the orders of the challenges.',
      })}
      align="end"
      items={view === 'tiles' ? [...items, ...shelfItems] : items}
      trigger={
        isCompact ? (
          <IconButton variant="bordered" size="md" label={t`Sort: ${label}`} hasTooltip={false}>
            <ArrowUpDown size={16} />
          </IconButton>
        ) : (
          <Button icon={<ArrowUpDown size={16} />}>
            <Trans>Sort: {label}</Trans>
          </Button>
        )
      }
    />
  )
}

export function LayoutSwitch({ query: { view, change } }: QueryProps) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t({ message: 'Layout', comment: 'How the challenges are arranged: tiles or a list.' })}
      value={view}
      onValueChange={(next) => change({ view: next })}
      options={[
        {
          value: 'tiles',
          label: <LayoutGrid size={16} />,
          name: t({ message: 'Tiles', comment: 'Layout of the challenges.' }),
        },
        {
          value: 'list',
          label: <List size={16} />,
          name: t({
            message: 'List',
            comment: 'A list: as the layout of the challenges, or as a button of the text editor.',
          }),
        },
      ]}
    />
  )
}
