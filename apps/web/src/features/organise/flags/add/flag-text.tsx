import { Badge } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Flag } from '#features/organise/flags/list/flag-actions.tsx'
import { flagMatchLabels } from '#features/organise/flags/flag-match.ts'
import * as styles from '#features/organise/flags/flags.css.ts'

/** A flag as the list shows it. */
export type FlagRow = Flag & {
  /** Its number in the list, in words of the reader: it names the flag while that is hidden. */
  place: string
  isShown: boolean
  isTwice: boolean
}

const mask = '•'.repeat(12)

/** A flag, or dots as long as it is hidden. */
export function FlagText({ row: { flag, match = 'exact', isShown, isTwice } }: { row: FlagRow }) {
  const { t, i18n } = useLingui()
  return (
    <span className={styles.flagCell}>
      {isShown ? (
        <code className={styles.flag} dir="auto">
          {flag}
        </code>
      ) : (
        <span role="img" aria-label={t`Hidden flag`}>
          {mask}
        </span>
      )}
      {match !== 'exact' && <Badge>{i18n._(flagMatchLabels[match])}</Badge>}
      {isTwice && (
        <Badge tone="warn">
          <Trans context="flag" comment="Beside a flag that is in the list twice.">
            Duplicate
          </Trans>
        </Badge>
      )}
    </span>
  )
}
