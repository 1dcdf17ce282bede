import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import * as styles from './segmented.css.ts'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: ReactNode
  count?: ReactNode
  /** Name for readers when the label is an icon only. */
  name?: string
  disabled?: boolean
}

export type SegmentedProps<Value extends string> = Labelled & {
  options: readonly SegmentedOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  size?: 'sm' | 'md'
  isFullWidth?: boolean
}

/** Two to five views of the same data; one is always chosen. Arrows move. On the narrowest screens it is a select, if all its options have words. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size,
  isFullWidth,
  ...rest
}: SegmentedProps<Value>) {
  const handleChange = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  const labels = options.map(textOf)
  const hasText = labels.every((each) => each !== undefined)
  return (
    <>
      {hasText && (
        <select
          className={styles.select({ size })}
          value={value}
          onChange={(event) => handleChange(event.target.value)}
          aria-label={label}
          {...rest}
        >
          {options.map((option, index) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {labels[index]}
            </option>
          ))}
        </select>
      )}
      <ToggleGroup.Root
        type="single"
        value={value}
        onValueChange={handleChange}
        className={styles.group({ isFullWidth, yields: hasText })}
        aria-label={label}
        {...rest}
      >
        {options.map((option) => (
          <ToggleGroup.Item
            key={option.value}
            value={option.value}
            aria-label={option.name}
            disabled={option.disabled ?? false}
            className={styles.item({ size })}
          >
            {option.icon}
            {option.label}
            {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </>
  )
}

/** An option as plain words, for a select; undefined when it has none. */
function textOf({ name, label, count }: SegmentedOption<string>): string | undefined {
  const text = name ?? (typeof label === 'string' ? label : undefined)
  const isPlain = typeof count === 'string' || typeof count === 'number'
  return text !== undefined && isPlain ? `${text} ${count}` : text
}
