import type { GamePermissionName } from '@halyard/rules'
import { useLingui } from '@lingui/react/macro'
import { rightLabels } from '#features/organise/divisions/right-labels.ts'
import * as styles from './divisions.css.ts'

/** A right as the name of a row: with what it does. */
export function RightRow({ right }: { right: GamePermissionName }) {
  const { i18n } = useLingui()
  const { Icon, label, note } = rightLabels[right]
  return (
    <span className={styles.right}>
      <Icon size={14} aria-hidden />
      <span>{i18n._(label)}</span>
      <span className={styles.rightNote}>{i18n._(note)}</span>
    </span>
  )
}

/** A right as the name of a column. */
export function RightColumn({ right }: { right: GamePermissionName }) {
  const { i18n } = useLingui()
  const { Icon, label } = rightLabels[right]
  return (
    <span className={styles.columnRight}>
      <Icon size={14} aria-hidden />
      {i18n._(label)}
    </span>
  )
}
