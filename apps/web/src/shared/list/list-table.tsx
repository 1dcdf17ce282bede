import { DataTable } from '@halyard/ui'
import type { ComponentProps, ReactNode } from 'react'
import { ChosenBar } from '#shared/list/chosen-bar.tsx'
import { useSelection } from '#shared/list/use-selection.ts'

type ListTableProps<Row extends object> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  'selection'
> & {
  /** Names the bar below, such as "Selected files". */
  chosenLabel: string
  /** What can be done with the chosen rows. */
  renderActions: (chosen: readonly Row[]) => ReactNode
}

/** A table of which rows can be chosen, for something done to all of them. */
export function ListTable<Row extends object>({
  chosenLabel,
  renderActions,
  ...table
}: ListTableProps<Row>) {
  const { rows, clear, selection } = useSelection(table.rows, table.rowKey)
  return (
    <>
      <DataTable {...table} selection={selection} />
      <ChosenBar label={chosenLabel} count={rows.length} onClear={clear}>
        {renderActions(rows)}
      </ChosenBar>
    </>
  )
}
