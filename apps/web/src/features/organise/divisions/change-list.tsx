import type { Schema } from '@halyard/api'
import { Callout } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { rightLabels } from '#features/organise/divisions/right-labels.ts'
import type { Division, RightEdit } from '#features/organise/divisions/rights-draft.ts'
import * as styles from './divisions.css.ts'

/** More changes than these are counted only. */
const listed = 8

type ChangeListProps = {
  changes: readonly RightEdit[]
  divisions: readonly Division[]
  challenges: readonly Pick<Schema<'ChallengeInfoModel'>, 'id' | 'title'>[]
  isRunning: boolean
}

/** What saving will change, in words. */
export function ChangeList({ changes, divisions, challenges, isRunning }: ChangeListProps) {
  const { t } = useLingui()
  const left = changes.length - listed
  return (
    <Callout tone={isRunning ? 'warn' : 'info'} title={t`What saving changes`}>
      {isRunning && (
        <p>
          <Trans>
            The game is running: this applies to players immediately, and the scoreboard is
            recalculated, including earlier solves.
          </Trans>
        </p>
      )}
      <ul className={styles.changes}>
        {changes.slice(0, listed).map((change) => (
          <li key={`${change.divisionId} ${change.challengeId} ${change.right}`}>
            <Change
              change={change}
              division={divisions.find(({ id }) => id === change.divisionId)?.name ?? ''}
              challenge={challenges.find(({ id }) => id === change.challengeId)?.title}
            />
          </li>
        ))}
      </ul>
      {left > 0 && <Plural value={left} one="and # more" other="and # more" />}
    </Callout>
  )
}

type ChangeProps = { change: RightEdit; division: string; challenge: string | undefined }

function Change({ change, division: divisionName, challenge: title }: ChangeProps) {
  const { i18n } = useLingui()
  const division = <bdi>{divisionName}</bdi>
  const challenge = <bdi>{title}</bdi>
  if (change.right === 'asDivision') {
    return (
      <Trans>
        {division}, {challenge}: same as the division again
      </Trans>
    )
  }
  const right = i18n._(rightLabels[change.right].label)
  if (change.challengeId === null) {
    return change.isAllowed ? (
      <Trans>
        {division}: “{right}” from no to yes
      </Trans>
    ) : (
      <Trans>
        {division}: “{right}” from yes to no
      </Trans>
    )
  }
  return change.isAllowed ? (
    <Trans>
      {division}, {challenge}: “{right}” from no to yes
    </Trans>
  ) : (
    <Trans>
      {division}, {challenge}: “{right}” from yes to no
    </Trans>
  )
}
