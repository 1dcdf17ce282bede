import { SelectionBar } from '@halyard/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type ChosenBarProps = {
  /** Names the bar, such as "Chosen files". */
  label: string
  /** How many rows are chosen; nothing is shown for none. */
  count: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** What can be done with the chosen rows of a list. */
export function ChosenBar({ label, count, onClear, children }: ChosenBarProps) {
  const { t } = useLingui()
  return (
    <SelectionBar
      label={label}
      count={count > 0 && <Plural value={count} one="# selected" other="# selected" />}
      clearLabel={t`Clear selection`}
      onClear={onClear}
    >
      {children}
    </SelectionBar>
  )
}
