import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#shared/cx.ts'
import { Callout } from '../../feedback/callout/callout.tsx'
import * as styles from './fieldset.css.ts'

export type FieldsetProps = Omit<ComponentProps<'fieldset'>, 'disabled'> & {
  legend: ReactNode
  hint?: ReactNode
  /** Why none of it can be changed now: the fields are locked and the reason is above them. */
  disabledReason?: ReactNode
}

/** Fields that belong together, under one name that readers hear with each. */
export function Fieldset({
  legend,
  hint,
  disabledReason,
  className,
  children,
  ...rest
}: FieldsetProps) {
  const noteId = useId()
  return (
    <fieldset
      {...rest}
      disabled={Boolean(disabledReason)}
      aria-describedby={hint || disabledReason ? noteId : undefined}
      className={cx(styles.fieldset, className)}
    >
      <legend className={styles.legend} data-hinted={hint || disabledReason ? true : undefined}>
        {legend}
      </legend>
      {(hint || disabledReason) && (
        <div id={noteId}>
          {hint && <p className={styles.hint}>{hint}</p>}
          {disabledReason && <Callout tone="neutral">{disabledReason}</Callout>}
        </div>
      )}
      {children}
    </fieldset>
  )
}
