import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './filter-chips.css.ts'

export type FilterChip<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: ReactNode
  count?: ReactNode
}

type FilterChipsBase<Value extends string> = {
  options: readonly FilterChip<Value>[]
  'aria-label': string
  /** Pills that scroll sideways, as above a phone's board. */
  isScrolling?: boolean
}

export type FilterChipsProps<Value extends string> = FilterChipsBase<Value> &
  (
    | { type: 'multiple'; value: readonly Value[]; onValueChange: (value: Value[]) => void }
    | { type: 'single'; value: Value; onValueChange: (value: Value) => void }
  )

/** Filters as icon plus word: several at once, or one of them. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { options, isScrolling = false, 'aria-label': label } = props
  const known = (wanted: readonly string[]) =>
    options.map(({ value }) => value).filter((value) => wanted.includes(value))
  const shared = {
    'aria-label': label,
    className: cx(styles.group, isScrolling && styles.scrolling),
    children: options.map((option) => (
      <ToggleGroup.Item
        key={option.value}
        value={option.value}
        className={cx(styles.chip, isScrolling && styles.pill, isScrolling && styles.pillOn)}
      >
        {option.icon}
        <span>{option.label}</span>
        {option.count !== undefined && <span>{option.count}</span>}
      </ToggleGroup.Item>
    )),
  }
  if (props.type === 'multiple')
    return (
      <ToggleGroup.Root
        type="multiple"
        value={[...props.value]}
        onValueChange={(next) => props.onValueChange(known(next))}
        {...shared}
      />
    )
  return (
    <ToggleGroup.Root
      type="single"
      value={props.value}
      onValueChange={(next) => {
        const [value] = known([next])
        if (value) props.onValueChange(value)
      }}
      {...shared}
    />
  )
}
