import type { GameSettings } from '@halyard/api'
import { useListParticipations } from '@halyard/query'
import { EmptyState, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ReviewBody } from '#features/organise/review/review-body.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { Page } from '#shared/layout/page.tsx'

/** Who takes part in a game: every request to join, and every team that was decided on. */
export function ReviewScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data: rows, error, refetch } = useListParticipations(game.id)
  return (
    <Page title={[t`Review`, game.title]} width="page">
      <PageHeader
        title={<Trans>Review</Trans>}
        description={
          game.acceptWithoutReview ? (
            <Trans>
              Teams without a division are accepted at once, as the game's settings say.
            </Trans>
          ) : undefined
        }
      />
      {!rows && error && (
        <LoadFailed
          level={2}
          title={t`The teams did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!rows && !error && (
        <Loading label={t`The teams are loading`}>
          <Skeleton height="24rem" shape="box" />
        </Loading>
      )}
      {rows?.length === 0 && (
        <EmptyState level={2} title={t`No team has applied yet`}>
          <Trans>Requests to join appear here by themselves.</Trans>
        </EmptyState>
      )}
      {rows && rows.length > 0 && <ReviewBody gameId={game.id} rows={rows} />}
    </Page>
  )
}
