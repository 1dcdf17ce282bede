import { Button, EmptyState } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { filterBoard } from '#features/play/board/filter/filter.ts'
import type { Board } from '#features/play/board/use-board.ts'

/** In the tiles' place: there are none, or the filter leaves none. */
export function NothingFound({ board }: { board: Board }) {
  const { t } = useLingui()
  const { filter, change, clear } = board.query
  if (board.all.length === 0) {
    return (
      <EmptyState title={t`No challenges yet`} level={2}>
        <Trans>They appear here as soon as the organizers open them.</Trans>
      </EmptyState>
    )
  }
  const hidden = filterBoard(board.all, { ...filter, solved: 'all' }, board.known).length
  if (hidden > 0) {
    return (
      <EmptyState
        flags={filter.solved === 'todo' ? ['C'] : ['N']}
        level={2}
        title={filter.solved === 'todo' ? t`Nothing left to do here` : t`Nothing solved here yet`}
        actions={
          <Button onClick={() => change({ solved: 'all' })}>
            <Trans>Show them</Trans>
          </Button>
        }
      >
        {t`${plural(hidden, { one: '# challenge is', other: '# challenges are' })} hidden by the filter.`}
      </EmptyState>
    )
  }
  const { text } = filter
  return (
    <EmptyState
      flags={['N']}
      level={2}
      title={text ? t`Nothing matches “${text}”` : t`Nothing matches the filter`}
      actions={
        <Button onClick={clear}>
          <Trans>Clear the filter</Trans>
        </Button>
      }
    />
  )
}
