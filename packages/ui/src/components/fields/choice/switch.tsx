import { Switch as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './choice.css.ts'

export type SwitchProps = ComponentProps<typeof Primitive.Root> &
  (
    | { label: ReactNode; hint?: ReactNode }
    | { label?: undefined; 'aria-label': string }
    | { label?: undefined; 'aria-labelledby': string }
  )

/** Acts at once. */
export function Switch({ label, id, ...rest }: SwitchProps) {
  const generated = useId()
  const controlId = id ?? generated
  const { hint, ...props } = 'hint' in rest ? rest : { ...rest, hint: undefined }
  const control = (
    <Primitive.Root
      {...props}
      id={controlId}
      className={styles.switchTrack}
      aria-describedby={hint ? `${controlId}-note` : undefined}
    >
      <Primitive.Thumb className={styles.switchThumb} />
    </Primitive.Root>
  )
  if (label === undefined) return control
  return (
    <div className={styles.switchRow}>
      <div className={styles.text}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${controlId}-note`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {control}
    </div>
  )
}
