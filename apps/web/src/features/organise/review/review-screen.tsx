import type { GameSettings } from '@halyard/api'
import { useListParticipations } from '@halyard/query'
import { EmptyState, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { ReviewBody } from '#features/organise/review/review-body.tsx'
import { Page } from '#shared/layout/page.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { ListFrame } from '#shared/list/list-frame.tsx'
import { useHasExtension } from '#shared/platform/platform.ts'

const AdjustmentList = backgroundPart(
  'AdjustmentList',
  () => import('#features/organise/review/adjustment-list.tsx'),
)

/** Who takes part in a game: every request to join, and every team that was decided on. */
export function ReviewScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const hasCorrections = useHasExtension('corrections')
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
      <Suspense>{hasCorrections && <AdjustmentList gameId={game.id} />}</Suspense>
    </Page>
  )
}
