import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '#shared/cx.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { box } from '../text-field/text-field.css.ts'
import { findByLetters, listStep } from './list-keys.ts'
import * as styles from './multi-select.css.ts'

export type MultiSelectOption<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
}

export type MultiSelectProps<Value extends string> = FieldProps & {
  options: readonly MultiSelectOption<Value>[]
  value: ReadonlySet<Value>
  onValueChange: (value: ReadonlySet<Value>) => void
  placeholder: string
  /** What is chosen, in short: "Web, Crypto", "3 categories". */
  summary?: (labels: readonly string[]) => string
  disabled?: boolean
}

/** Ms within which letters make one word. */
const TYPING_MS = 600

/** Several of up to about thirty; more options need the search of `Combobox`. The list stays open while one chooses. */
export function MultiSelect<Value extends string>({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  options,
  value: selected,
  onValueChange,
  placeholder,
  summary = (labels) => labels.join(', '),
  disabled = false,
}: MultiSelectProps<Value>) {
  const listId = useId()
  const { controlId, labelId, controlProps } = useField({ hint, error })
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ letters: '', at: 0 })
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.filter(({ value }) => selected.has(value)).map((option) => option.label)

  const mark = (index: number) => {
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const toggle = (index: number) => {
    const option = options[index]
    if (!option || option.disabled) return
    const next = new Set(selected)
    if (!next.delete(option.value)) next.add(option.value)
    onValueChange(next)
  }
  const toggleAll = () => {
    const able = options.filter((option) => !option.disabled).map(({ value }) => value)
    const isAll = able.every((value) => selected.has(value))
    onValueChange(new Set(isAll ? [] : able))
  }
  const find = (letter: string) => {
    const now = performance.now()
    const isSameWord = now - typed.current.at < TYPING_MS
    typed.current = { letters: isSameWord ? typed.current.letters + letter : letter, at: now }
    const labels = options.map((option) => option.label)
    const index = findByLetters(labels, typed.current.letters, active)
    if (index >= 0) mark(index)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = listStep(event, active, options.length)
    if (!step) return
    event.preventDefault()
    if (step.kind === 'all') toggleAll()
    else if (step.kind === 'toggle') toggle(active)
    else if (step.kind === 'find') find(step.letter)
    else {
      if (step.kind === 'markAndToggle' && step.index !== active) toggle(step.index)
      mark(step.index)
    }
  }
  const handleOpenChange = (next: boolean) => {
    if (next)
      setActive(
        Math.max(
          0,
          options.findIndex(({ value }) => selected.has(value)),
        ),
      )
    setIsOpen(next)
  }
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, controlId }}>
      <Popover.Root open={isOpen} onOpenChange={handleOpenChange}>
        <Popover.Trigger asChild>
          <button
            type="button"
            {...controlProps}
            aria-haspopup="listbox"
            aria-labelledby={`${labelId} ${controlId}-value`}
            disabled={disabled}
            data-invalid={error ? true : undefined}
            className={cx(box({}), styles.trigger)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
              event.preventDefault()
              handleOpenChange(true)
            }}
          >
            <span
              id={`${controlId}-value`}
              className={styles.value}
              data-placeholder={chosen.length === 0 || undefined}
            >
              {chosen.length === 0 ? placeholder : summary(chosen)}
            </span>
            <ChevronDown size={16} className={styles.chevron} aria-hidden />
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            asChild
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              list.current?.focus()
            }}
          >
            <div
              ref={list}
              id={listId}
              role="listbox"
              tabIndex={0}
              aria-labelledby={labelId}
              aria-multiselectable
              aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
              className={styles.list}
              onKeyDown={handleKeyDown}
            >
              {options.map((option, index) => (
                // The list has the focus and its keys; a press is all that happens here.
                // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={selected.has(option.value)}
                  aria-disabled={option.disabled || undefined}
                  data-active={index === active || undefined}
                  className={styles.option}
                  onPointerMove={() => setActive(index)}
                  onClick={() => toggle(index)}
                >
                  <span className={styles.box} aria-hidden>
                    {selected.has(option.value) && <Check size={12} strokeWidth={3} />}
                  </span>
                  {option.icon}
                  <bdi className={styles.label}>{option.label}</bdi>
                </div>
              ))}
            </div>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </Field>
  )
}
