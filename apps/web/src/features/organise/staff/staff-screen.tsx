import type { GameSettings, Schema } from '@halyard/api'
import { useListStaff } from '@halyard/query'
import { Button, Card, CardSection, EmptyState, PageHeader, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRoundPlus } from 'lucide-react'
import { InvitationList } from '#features/organise/staff/invitation-list.tsx'
import { InviteDialog } from '#features/organise/staff/invite-dialog.tsx'
import { MemberRow } from '#features/organise/staff/member-row.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { Page } from '#shared/layout/page.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'

/** Who has a role in a game, and the links that still give one. */
export function StaffScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const dialog = useOpenParam('dlg')
  const { data, error, refetch } = useListStaff(game.id)
  return (
    <Page title={[t`Staff`, game.title]} width="page">
      <PageHeader
        title={<Trans comment="Page with who has a role in one game.">Staff</Trans>}
        actions={
          <Button
            tone="primary"
            icon={<UserRoundPlus size={16} />}
            onClick={() => dialog.open('invite')}
          >
            <Trans>Invite by link</Trans>
          </Button>
        }
      />
      {error && (
        <LoadFailed
          level={2}
          title={t`The staff did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height="12rem" shape="box" />}
      {data && <Lists gameId={game.id} data={data} />}
      {dialog.value === 'invite' && <InviteDialog gameId={game.id} onClose={dialog.close} />}
    </Page>
  )
}

function Lists({ gameId, data }: { gameId: number; data: Schema<'StaffModel'> }) {
  const { t } = useLingui()
  return (
    <Stack gap={5}>
      {data.staff.length === 0 ? (
        <EmptyState level={2} title={t`Nobody has a role in this game`}>
          <Trans>
            Administrators of the platform look after it. Invite others by link: each gets a role in
            this game alone.
          </Trans>
        </EmptyState>
      ) : (
        <Card padding="none">
          <CardSection>
            <ul aria-label={t`Staff`}>
              {data.staff.map((member) => (
                <MemberRow key={member.userId} gameId={gameId} member={member} />
              ))}
            </ul>
          </CardSection>
        </Card>
      )}
      {data.invitations.length > 0 && (
        <InvitationList gameId={gameId} invitations={data.invitations} />
      )}
    </Stack>
  )
}
