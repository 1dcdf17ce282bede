import { Trans } from '@lingui/react/macro'
import * as styles from '#shared/forms/fields.css.ts'

/** Explains the mark of the fields that must be filled in, in a form that has some. Visible only; screen readers get it from each field. */
export function RequiredNote() {
  return (
    <p className={styles.requiredNote} aria-hidden>
      <Trans>Fields with * are required.</Trans>
    </p>
  )
}
