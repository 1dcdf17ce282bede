import type { ComponentProps } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { InputBox } from '../text-field/text-field.tsx'
import { Tooltip } from '../../overlays/tooltip/tooltip.tsx'
import { fromLocalText, toLocalText, zoneName } from './local-time.ts'

export type DateTimeFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'required'> & {
    /** Epoch milliseconds. */
    value: number | null
    onValueChange: (value: number | null) => void
    minMs?: number
    maxMs?: number
    size?: 'md' | 'lg'
  }

const utcText = (atMs: number) =>
  `${new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Local time with its zone beside it and UTC in the tooltip. Typing first; the browser's calendar second. */
export function DateTimeField({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  id,
  value,
  onValueChange,
  minMs,
  maxMs,
  ...rest
}: DateTimeFieldProps) {
  const { controlId, controlProps } = useField({ id, hint, error, isRequired })
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}>
      <InputBox
        {...rest}
        {...controlProps}
        isInvalid={Boolean(error)}
        type="datetime-local"
        min={toLocalText(minMs ?? null) || undefined}
        max={toLocalText(maxMs ?? null) || undefined}
        value={toLocalText(value)}
        onChange={(event) => onValueChange(fromLocalText(event.target.value))}
        trailing={
          value === null ? (
            <span>{zoneName(value)}</span>
          ) : (
            <Tooltip content={utcText(value)}>
              <span>{zoneName(value)}</span>
            </Tooltip>
          )
        }
      />
    </Field>
  )
}
