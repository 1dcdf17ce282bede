import { Check, Minus } from 'lucide-react'
import { Checkbox as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './choice.css.ts'

type CheckboxBaseProps = ComponentProps<typeof Primitive.Root> & { error?: ReactNode }

export type CheckboxProps = CheckboxBaseProps &
  (
    | { label: ReactNode; hint?: ReactNode }
    | { label?: undefined; 'aria-label': string }
    | { label?: undefined; 'aria-labelledby': string }
  )

/** Waits for a save; for something that acts at once use a switch. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const generated = useId()
  const controlId = id ?? generated
  const { hint, ...props } = 'hint' in rest ? rest : { ...rest, hint: undefined }
  const control = (
    <Primitive.Root
      {...props}
      id={controlId}
      className={styles.checkbox}
      aria-invalid={error ? true : undefined}
      aria-describedby={hint || error ? `${controlId}-note` : undefined}
    >
      <Primitive.Indicator asChild>
        {props.checked === 'indeterminate' ? (
          <Minus size={12} strokeWidth={3} />
        ) : (
          <Check size={12} strokeWidth={3} />
        )}
      </Primitive.Indicator>
    </Primitive.Root>
  )
  if (label === undefined) return control
  return (
    <div className={styles.row}>
      {control}
      <div className={styles.text}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {(error || hint) && (
          <p id={`${controlId}-note`} className={error ? styles.error : styles.hint}>
            {error ?? hint}
          </p>
        )}
      </div>
    </div>
  )
}
