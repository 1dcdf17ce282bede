import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '../choice/checkbox.tsx'
import type { DataSelection, DataSort } from './types.ts'

export function SortIcon({ direction }: { direction: DataSort['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUp size={12} aria-hidden />
  if (direction === 'descending') return <ArrowDown size={12} aria-hidden />
  return <ChevronsUpDown size={12} aria-hidden />
}

export type SelectAllProps = {
  keys: readonly string[]
  selection: DataSelection
  tabIndex?: number
  'data-widget'?: boolean
}

export function SelectAll({ keys, selection, ...rest }: SelectAllProps) {
  const chosen = keys.filter((key) => selection.selected.has(key)).length
  const isAll = keys.length > 0 && chosen === keys.length
  return (
    <Checkbox
      {...rest}
      aria-label={selection.words.all}
      checked={isAll || (chosen > 0 ? 'indeterminate' : false)}
      onCheckedChange={() => selection.onChange(new Set(isAll ? [] : keys))}
    />
  )
}
