import type { GameSettings } from '@halyard/api'
import { useListWriteups } from '@halyard/query'
import { Callout, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMarks } from '#features/organise/writeups/marks.ts'
import { WriteupActions } from '#features/organise/writeups/writeup-actions.tsx'
import { WriteupsBody } from '#features/organise/writeups/writeups-body.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { Page } from '#shared/layout/page.tsx'

/** The write-ups of a game: who handed one in, and what they say. */
export function WriteupsScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data: info, error, refetch } = useListWriteups(game.id)
  const marks = useMarks(game.id)
  return (
    <Page title={[t`Write-ups`, game.title]} width="page">
      <PageHeader
        title={<Trans>Write-ups</Trans>}
        actions={
          info && (
            <WriteupActions
              game={game}
              writeups={info.writeups}
              divisions={info.divisions}
              marks={marks}
            />
          )
        }
      />
      {!game.writeupRequired && info?.writeups.length === 0 && (
        <Callout tone="info">
          <Trans>This game asks for no write-ups. Its settings can change that.</Trans>
        </Callout>
      )}
      {!info && error && (
        <LoadFailed
          level={2}
          title={t`The write-ups did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!info && !error && (
        <Loading label={t`The write-ups are loading`}>
          <Skeleton height="24rem" shape="box" />
        </Loading>
      )}
      {info && <WriteupsBody game={game} info={info} marks={marks} />}
    </Page>
  )
}
