import { GAME_PERMISSION_NAMES, hasPermission } from '@halyard/rules'
import type { GamePermissionName } from '@halyard/rules'
import { PermissionMatrix, SectionHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { RightRow } from '#features/organise/divisions/right-name.tsx'
import { rightLabels } from '#features/organise/divisions/right-labels.ts'
import type { Division, RightEdit } from '#features/organise/divisions/rights-draft.ts'
import * as styles from './divisions.css.ts'

export type RightsProps = {
  /** As they are stored. */
  stored: readonly Division[]
  /** The same as they will be once saved. */
  divisions: readonly Division[]
  onEdit: (edit: RightEdit) => void
  disabled: boolean
}

const rights = (divisions: readonly Division[], divisionId: string): number =>
  divisions.find(({ id }) => String(id) === divisionId)?.defaultPermissions ?? 0

/** What each division may do, next to each other. */
export function DivisionRights({ stored, divisions, onEdit, disabled }: RightsProps) {
  const { t, i18n } = useLingui()
  const cell = (right: GamePermissionName, divisionId: string) => {
    const isAllowed = hasPermission(rights(divisions, divisionId), right)
    const isChanged = hasPermission(rights(stored, divisionId), right) !== isAllowed
    const subject = divisions.find(({ id }) => String(id) === divisionId)?.name ?? ''
    const name = i18n._(rightLabels[right].label)
    return {
      choice: isChanged ? (isAllowed ? 'allow' : 'deny') : 'inherit',
      isAllowed,
      label: isAllowed ? t`${subject}, ${name}: yes` : t`${subject}, ${name}: no`,
    } as const
  }
  return (
    <section className={styles.section}>
      <SectionHeader title={<Trans>Rights of the divisions</Trans>} size="lg" />
      <PermissionMatrix
        label={t`Rights of the divisions`}
        corner={<Trans comment="Head of a column with rights of divisions.">Right</Trans>}
        rows={GAME_PERMISSION_NAMES.map((right) => ({
          id: right,
          name: <RightRow right={right} />,
        }))}
        columns={divisions.map(({ id, name }) => ({
          id: String(id),
          name: <bdi className={styles.columnName}>{name}</bdi>,
        }))}
        cell={cell}
        onChange={(right, divisionId) =>
          onEdit({
            divisionId: Number(divisionId),
            challengeId: null,
            right,
            isAllowed: !hasPermission(rights(divisions, divisionId), right),
          })
        }
        disabled={disabled}
      />
      <p className={styles.note}>
        <Trans>Filled marks are changes that are not saved yet.</Trans>
      </p>
    </section>
  )
}
