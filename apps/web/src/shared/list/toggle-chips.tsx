import { FilterChips } from '@halyard/ui'
import type { ComponentProps } from 'react'

type ToggleChipsProps<Name extends string> = {
  label: string
  options: ComponentProps<typeof FilterChips<Name>>['options']
  /** Which of them are on. */
  choice: Readonly<Record<NoInfer<Name>, boolean>>
  onChange: (choice: Record<NoInfer<Name>, boolean>) => void
}

/** Filters of a list that are on or off, each by itself. */
export function ToggleChips<Name extends string>({
  label,
  options,
  choice,
  onChange,
}: ToggleChipsProps<Name>) {
  const names = options.map(({ value }) => value)
  return (
    <FilterChips
      type="multiple"
      label={label}
      options={options}
      value={names.filter((name) => choice[name])}
      onValueChange={(on) => {
        const entries = names.map((name) => [name, on.includes(name)])
        onChange(Object.fromEntries(entries))
      }}
    />
  )
}
