import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { cx } from '#shared/cx.ts'
import * as styles from './filter-chips.css.ts'

export type FilterChip<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: ReactNode
  count?: ReactNode
}

type FilterChipsBase<Value extends string> = Labelled & {
  options: readonly FilterChip<Value>[]
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
  const { options, isScrolling = false, label } = props
  const shared = {
    'aria-label': label,
    className: cx(styles.group, isScrolling && styles.scrolling),
    children: options.map(({ value, icon, label: labels, count }) => (
      <ToggleGroup.Item
        key={value}
        value={value}
        className={cx(styles.chip, isScrolling && styles.pill, isScrolling && styles.pillOn)}
      >
        {icon}
        <span>{labels}</span>
        {count !== undefined && <span>{count}</span>}
      </ToggleGroup.Item>
    )),
  }
  const chosenOf = (next: readonly string[]) =>
    options.map(({ value }) => value).filter((value) => next.includes(value))
  if (props.type === 'multiple')
    return (
      <ToggleGroup.Root
        {...shared}
        type="multiple"
        value={[...props.value]}
        onValueChange={(next) => props.onValueChange(chosenOf(next))}
      />
    )
  return (
    <ToggleGroup.Root
      {...shared}
      type="single"
      value={props.value}
      onValueChange={(next) => {
        // Empty when the chosen one is pressed again: one of them is always on.
        const [chosen] = chosenOf([next])
        if (chosen !== undefined) props.onValueChange(chosen)
      }}
    />
  )
}
