import { CHALLENGE_CATEGORIES } from '@halyard/rules'
import { Button, CategoryMark, Menu } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Shapes, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import type { Edit } from '#features/organise/challenges/consequences.ts'
import { useListActions } from '#features/organise/challenges/list-context.ts'
import { ChosenBar } from '#shared/list/chosen-bar.tsx'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'

type SelectionActionsProps = { lines: readonly ChallengeLine[]; onClear: () => void }

/** What can be done with all chosen challenges. */
export function SelectionActions({ lines, onClear }: SelectionActionsProps) {
  'use memo'
  const { t } = useLingui()
  const { change, remove } = useListActions()
  const changeAll = (wanted: Edit['change']) =>
    change(lines.map((line) => ({ line, change: wanted })))
  return (
    <ChosenBar label={t`Selected challenges`} count={lines.length} onClear={onClear}>
      <Button
        size="sm"
        icon={<ToggleRight size={16} />}
        onClick={() => changeAll({ isEnabled: true })}
      >
        <Trans context="challenges">Enable</Trans>
      </Button>
      <Button
        size="sm"
        icon={<ToggleLeft size={16} />}
        onClick={() => changeAll({ isEnabled: false })}
      >
        <Trans context="challenges">Disable</Trans>
      </Button>
      <Menu
        label={t`Category`}
        items={CHALLENGE_CATEGORIES.map((category) => ({
          label: <CategoryMark category={category}>{category}</CategoryMark>,
          onSelect: () => changeAll({ category }),
        }))}
        trigger={
          <Button size="sm" icon={<Shapes size={16} />}>
            <Trans>Category</Trans>
          </Button>
        }
      />
      <Button size="sm" tone="danger" icon={<Trash2 size={16} />} onClick={() => remove(lines)}>
        <Trans>Delete</Trans>
      </Button>
    </ChosenBar>
  )
}
