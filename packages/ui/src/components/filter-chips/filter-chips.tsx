import type { ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { ToggleButtons } from '#shared/toggle-buttons.tsx'
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
  const chosen: readonly string[] = props.type === 'multiple' ? props.value : [props.value]
  const isOn = (value: Value) => chosen.includes(value)
  const handleToggle = (toggled: Value) => {
    if (props.type === 'single') props.onValueChange(toggled)
    else
      props.onValueChange(
        options
          .map(({ value }) => value)
          .filter((value) => (value === toggled ? !isOn(value) : isOn(value))),
      )
  }
  return (
    <ToggleButtons
      type={props.type}
      aria-label={label}
      buttons={options.map(({ value, icon, label: words, count }) => ({
        value,
        isOn: isOn(value),
        content: (
          <>
            {icon}
            <span>{words}</span>
            {count !== undefined && <span>{count}</span>}
          </>
        ),
      }))}
      onToggle={handleToggle}
      className={cx(styles.group, isScrolling && styles.scrolling)}
      buttonClassName={cx(styles.chip, isScrolling && styles.pill, isScrolling && styles.pillOn)}
    />
  )
}
