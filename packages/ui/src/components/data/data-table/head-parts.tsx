import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '../../fields/choice/checkbox.tsx'
import type { DataSort } from './types.ts'
import type { TableModel } from './use-table-model.ts'

export function SortIcon({ direction }: { direction: DataSort['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUp size={12} aria-hidden />
  if (direction === 'descending') return <ArrowDown size={12} aria-hidden />
  return <ChevronsUpDown size={12} aria-hidden />
}

export type SelectAllProps = {
  label: string
  model: Pick<TableModel<object>, 'isAllSelected' | 'isSomeSelected' | 'toggleAll'>
  tabIndex?: number
  'data-widget'?: boolean
}

export function SelectAll({ label, model, ...rest }: SelectAllProps) {
  const { isAllSelected, isSomeSelected, toggleAll } = model
  return (
    <Checkbox
      {...rest}
      aria-label={label}
      checked={isAllSelected || (isSomeSelected ? 'indeterminate' : false)}
      onCheckedChange={toggleAll}
    />
  )
}
