import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './choice.css.ts'

type SwitchBaseProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'checked' | 'defaultChecked' | 'disabled'
> & { onCheckedChange?: (isOn: boolean) => void }

export type SwitchProps = SwitchBaseProps &
  ({ label: ReactNode; hint?: ReactNode } | { label?: undefined; 'aria-label': string })

/** Acts at once. */
export function Switch({ label, id, onCheckedChange, ...rest }: SwitchProps) {
  const generated = useId()
  const controlId = id ?? generated
  const { hint, ...props } = 'hint' in rest ? rest : { ...rest, hint: undefined }
  const control = (
    <input
      {...props}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the box itself says whether it is checked
      role="switch"
      id={controlId}
      className={styles.switchTrack}
      aria-describedby={hint ? `${controlId}-note` : undefined}
      onChange={(event) => onCheckedChange?.(event.target.checked)}
    />
  )
  if (label === undefined) return control
  return (
    <div className={styles.switchRow}>
      <div className={styles.words}>
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
