import type { GameSettings } from '@halyard/api'
import { useListParticipations } from '@halyard/query'
import { EmptyState, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ReviewBody } from '#features/organise/review/review-body.tsx'
import { Page } from '#shared/layout/page.tsx'
import { ListFrame } from '#shared/list/list-frame.tsx'

/** Who takes part in a game: every request to join, and every team that was decided on. */
export function ReviewScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data, error, refetch } = useListParticipations(game.id)
  return (
    <Page title={[t`Review`, game.title]} width="page">
      <PageHeader
        title={<Trans>Review</Trans>}
        description={
          game.acceptWithoutReview ? (
            <Trans>
              Teams without a division are accepted immediately, as the game's settings say.
            </Trans>
          ) : undefined
        }
      />
      <ListFrame
        data={data}
        error={error}
        onRetry={refetch}
        failed={t`The teams did not load`}
        loading={t`The teams are loading`}
        height="24rem"
        empty={
          <EmptyState level={2} title={t`No team has applied yet`}>
            <Trans>Requests to join appear here automatically.</Trans>
          </EmptyState>
        }
      >
        {(rows) => <ReviewBody gameId={game.id} rows={rows} />}
      </ListFrame>
    </Page>
  )
}
