import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { InputBox } from '../text-field/text-field.tsx'
import * as styles from './number-field.css.ts'
import { clampNumber, parseNumber, stepNumber } from './parse.ts'

export type NumberFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'required' | 'placeholder'> & {
    value: number | null
    onValueChange: (value: number | null) => void
    min?: number
    max?: number
    step?: number
    unit?: ReactNode
    size?: 'md' | 'lg'
  }

/** Arrows change it by a step, with Shift or as Page Up and Page Down by ten; what lies outside the limits is clamped on leaving. */
export function NumberField({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  id,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  ...rest
}: NumberFieldProps) {
  const { controlId, controlProps } = useField({ id, hint, error, isRequired })
  /** The text while it is typed; afterwards the number is shown. */
  const [draft, setDraft] = useState<string | null>(null)
  const limits = { min, max }

  const change = (next: number | null) => {
    setDraft(null)
    onValueChange(next)
  }
  const move = (steps: number) => change(stepNumber(value ?? min ?? 0, steps * step, limits))
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (!steps) return
    event.preventDefault()
    move(event.shiftKey ? Math.sign(steps) * 10 : steps)
  }
  const handleBlur = () => {
    if (draft === null) return
    const typed = parseNumber(draft)
    change(typed === null ? (draft.trim() ? value : null) : clampNumber(typed, limits))
  }
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}>
      <InputBox
        {...rest}
        {...controlProps}
        isInvalid={Boolean(error)}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          setDraft(event.target.value)
          const typed = parseNumber(event.target.value)
          if (typed !== null && clampNumber(typed, limits) === typed) onValueChange(typed)
        }}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        trailing={
          <>
            {unit && <span className={styles.unit}>{unit}</span>}
            <Steppers onMove={move} isDisabled={rest.disabled ?? false} />
          </>
        }
      />
    </Field>
  )
}

type SteppersProps = { onMove: (steps: number) => void; isDisabled: boolean }

/** For the mouse only: the keyboard has the arrows, readers have the spin button. */
function Steppers({ onMove, isDisabled }: SteppersProps) {
  return (
    <span className={styles.steppers} aria-hidden>
      <button
        type="button"
        tabIndex={-1}
        className={styles.stepper}
        disabled={isDisabled}
        onClick={() => onMove(1)}
      >
        <ChevronUp size={12} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={styles.stepper}
        disabled={isDisabled}
        onClick={() => onMove(-1)}
      >
        <ChevronDown size={12} />
      </button>
    </span>
  )
}
