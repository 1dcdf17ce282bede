import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'

export type ToggleButton<Value extends string> = {
  value: Value
  isOn: boolean
  isDisabled?: boolean | undefined
  /** Name for readers when the content is an icon only. */
  name?: string | undefined
  content: ReactNode
}

export type ToggleButtonsProps<Value extends string> = {
  /** One of them is on, as with radio buttons, or any number is. */
  type: 'single' | 'multiple'
  'aria-label': string
  buttons: readonly ToggleButton<Value>[]
  onToggle: (value: Value) => void
  className: string | undefined
  buttonClassName: string | undefined
}

/**
 * Buttons in a row that stay pressed. One tab stop; arrows, Home and End move; Space and Enter press.
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ and, of one kind, the radio group inside a toolbar.
 */
export function ToggleButtons<Value extends string>({
  type,
  buttons,
  onToggle,
  className,
  buttonClassName,
  ...rest
}: ToggleButtonsProps<Value>) {
  const isSingle = type === 'single'
  const { stop, ...groupProps } = useRovingFocus(buttons)
  return (
    <div role={isSingle ? 'radiogroup' : 'toolbar'} className={className} {...groupProps} {...rest}>
      {buttons.map(({ value, isOn, isDisabled = false, name, content }) => (
        <button
          key={value}
          type="button"
          {...(isSingle ? { role: 'radio', 'aria-checked': isOn } : { 'aria-pressed': isOn })}
          aria-label={name}
          data-state={isOn ? 'on' : 'off'}
          disabled={isDisabled}
          tabIndex={value === stop ? 0 : -1}
          className={buttonClassName}
          onClick={() => onToggle(value)}
        >
          {content}
        </button>
      ))}
    </div>
  )
}

/** The button that Tab reaches: the one with the focus, else the first that is on, else the first. */
function useRovingFocus<Value extends string>(buttons: readonly ToggleButton<Value>[]) {
  const [focused, setFocused] = useState<number>()
  const open = buttons.filter(({ isDisabled }) => !isDisabled)
  const stop = open[focused ?? -1] ?? open.find(({ isOn }) => isOn) ?? open[0]

  const handleFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const index = itemsOf(currentTarget).findIndex((item) => item === target)
    setFocused(index < 0 ? undefined : index)
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
  }
  return { stop: stop?.value, onKeyDown: handleKeyDown, onFocus: handleFocus, onBlur: handleBlur }
}

/** Moves the focus among the buttons of a group. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = at < 0 ? undefined : indexAfter(event, at, items.length)
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}

/** Where a key leads from a place among `count`; undefined for keys that do not move. */
function indexAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const step = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 1, ArrowUp: -1 }[key]
  if (step !== undefined) return (at + step + count) % count
  return { Home: 0, PageUp: 0, End: count - 1, PageDown: count - 1 }[key]
}

const itemsOf = (group: Element) => [...group.querySelectorAll<HTMLButtonElement>('button:enabled')]
