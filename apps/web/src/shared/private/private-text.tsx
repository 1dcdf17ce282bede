import { VisuallyHidden } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import * as styles from './private-text.css.ts'

/** Placeholder of what is hidden: nothing of it is in the page. */
const veil = 'xxxxxxxxxx'

type PrivateTextProps = { text: string | null; isShown: boolean }

/** Something personal: blurred until it is asked for. */
export function PrivateText({ text, isShown }: PrivateTextProps) {
  if (!text) return '–'
  if (isShown) return <bdi>{text}</bdi>
  return (
    <>
      <span aria-hidden className={styles.blurred}>
        {veil}
      </span>
      <VisuallyHidden>
        <Trans>Hidden</Trans>
      </VisuallyHidden>
    </>
  )
}
