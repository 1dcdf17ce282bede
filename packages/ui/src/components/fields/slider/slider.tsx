import { Slider as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import * as styles from './slider.css.ts'

export type SliderProps = Omit<FieldProps, 'labelAside'> & {
  /** One thumb, or two for a range. */
  value: readonly number[]
  onValueChange: (value: number[]) => void
  min?: number
  max?: number
  step?: number
  /** The value in words, at the end of the label's line. */
  valueText?: ReactNode
  /** Names of the thumbs, as many as values. */
  thumbLabels: readonly string[]
  /** What readers hear instead of the thumbs' numbers, as many as values. */
  thumbTexts?: readonly string[]
  disabled?: boolean
}

export function Slider({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  valueText,
  thumbLabels,
  thumbTexts = [],
  disabled = false,
}: SliderProps) {
  const { controlId } = useField({ hint, error })
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, controlId }}
      labelAside={valueText}
      labelFor="group"
    >
      <Primitive.Root
        {...{ min, max, step, disabled, onValueChange }}
        value={[...value]}
        className={styles.root}
      >
        <Primitive.Track className={styles.track}>
          <Primitive.Range className={styles.range} />
        </Primitive.Track>
        {thumbLabels.map((name, index) => (
          <Primitive.Thumb
            key={name}
            aria-label={name}
            aria-valuetext={thumbTexts[index]}
            className={styles.thumb}
          />
        ))}
      </Primitive.Root>
    </Field>
  )
}
