import { VisuallyHidden } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { differing } from '#shared/forms/differing.ts'
import * as styles from './change-list.css.ts'

/** A text and what became of it: where they differ. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const [removed, added] = differing(before, after)
  return (
    <span className={styles.change}>
      <VisuallyHidden>
        <Trans comment="Before the old value of a field, for screen readers.">Before:</Trans>{' '}
      </VisuallyHidden>
      <del dir="auto" className={styles.before}>
        <TextOrNothing text={removed} />
      </del>
      <VisuallyHidden>
        {' '}
        <Trans comment="Before the new value of a field, for screen readers.">Now:</Trans>{' '}
      </VisuallyHidden>
      <ins dir="auto" className={styles.after}>
        <TextOrNothing text={added} />
      </ins>
    </span>
  )
}

/** A value in words, or that there is none. */
export function TextOrNothing({ text }: { text: string }) {
  return text === '' ? <Trans comment="Value of a field: empty.">Nothing</Trans> : text
}
