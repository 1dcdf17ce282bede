import type { StaffInvitation } from '@halyard/api'
import { useRevokeStaffInvitation } from '@halyard/query'
import { Button, Card, CardSection } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { confirm } from '#shared/feedback/feedback.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { gameRoleLabels } from '#features/organise/game-role-labels.ts'
import * as styles from '#shared/list/row.css.ts'

type InvitationListProps = { gameId: number; invitations: readonly StaffInvitation[] }

/** The links that still give a role in a game. */
export function InvitationList({ gameId, invitations }: InvitationListProps) {
  const headingId = useId()
  return (
    <Card padding="none">
      <CardSection>
        <h2 id={headingId} className={styles.name}>
          <Trans comment="Heading over links that still give a role.">Open invitations</Trans>
        </h2>
        <ul aria-labelledby={headingId}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} gameId={gameId} invitation={invitation} />
          ))}
        </ul>
      </CardSection>
    </Card>
  )
}

type InvitationRowProps = { gameId: number; invitation: StaffInvitation }

function InvitationRow({ gameId, invitation }: InvitationRowProps) {
  const { t, i18n } = useLingui()
  const { id, role, creator, expiresAt, usesLeft } = invitation
  const { mutateAsync: revoke } = useRevokeStaffInvitation()
  const roleName = i18n._(gameRoleLabels[role])
  const askRevoke = () =>
    confirm({
      tone: 'danger',
      title: t`Revoke this invitation?`,
      body: <Trans>Its link gives nothing any longer. Who has accepted it keeps the role.</Trans>,
      action: t`Revoke`,
      run: () => revoke({ gameId, invitationId: id }),
    })
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>{roleName}</p>
        <p className={styles.facts}>
          <Plural value={usesLeft} one="for # more person" other="for # more people" />
          {' · '}
          <Trans>
            until <LocalTime at={expiresAt} />
          </Trans>
          {' · '}
          <bdi>{creator}</bdi>
        </p>
      </div>
      <Button aria-label={t`Revoke: ${roleName}`} onClick={askRevoke}>
        <Trans>Revoke</Trans>
      </Button>
    </li>
  )
}
