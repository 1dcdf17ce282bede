import type { Schema } from '@halyard/api'
import { useAcceptStaffInvitation, useReadStaffInvitation } from '@halyard/query'
import { Button, Card, CardSection, FormError, PageHeader, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { gameRoleLabels, gameRoleTexts } from '#features/organise/game-role-labels.ts'

type Offer = Schema<'StaffOfferModel'>

/** Asks before somebody takes the role in a game that a link gives. */
export function Invitation() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const code = search.get('code') ?? '-'
  const { data: offer, error, refetch } = useReadStaffInvitation(code)
  return (
    <Page title={t`Invitation`} width="reading">
      <PageHeader title={<Trans>Invitation</Trans>} />
      {error && (
        <LoadFailed
          level={2}
          title={t`This invitation cannot be opened`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!offer && !error && <Skeleton height="8rem" shape="box" />}
      {offer && <Accept offer={offer} code={code} />}
    </Page>
  )
}

function Accept({ offer, code }: { offer: Offer; code: string }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useAcceptStaffInvitation({
    onSuccess: ({ id, role }) => void navigate(startOf(role, id), { replace: true }),
  })
  const { title, role, ownRole } = offer
  const name = <bdi>{title}</bdi>
  const roleName = <strong>{i18n._(gameRoleLabels[role])}</strong>
  return (
    <Card>
      <CardSection>
        <Stack gap={3}>
          <p>
            <Trans>
              You are invited to {name} as: {roleName}
            </Trans>
          </p>
          <p>{i18n._(gameRoleTexts[role])}</p>
          {ownRole && ownRole !== role && (
            <p>
              <Trans>You have another role in this game, which this one replaces.</Trans>
            </p>
          )}
          <FormError>{error && <ErrorMessage error={error} />}</FormError>
          <div>
            <Button tone="primary" loading={isPending} onClick={() => mutate({ token: code })}>
              <Trans>Accept invitation</Trans>
            </Button>
          </div>
        </Stack>
      </CardSection>
    </Card>
  )
}

/** Where the work of a role begins. */
function startOf(role: Offer['role'], gameId: number): string {
  if (role === 'monitor') return paths.monitorOverview(gameId)
  if (role === 'author') return paths.gameChallenges(gameId)
  return role === 'reviewer' ? paths.gameReview(gameId) : paths.gameInfo(gameId)
}
