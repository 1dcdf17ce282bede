import type { GameSettings } from '@halyard/api'
import { useListWriteups } from '@halyard/query'
import { Button, Callout, ErrorState, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMarks } from '#features/organise/writeups/marks.ts'
import { WriteupActions } from '#features/organise/writeups/writeup-actions.tsx'
import { WriteupsBody } from '#features/organise/writeups/writeups-body.tsx'
import { ErrorWords } from '#shared/errors/error-words.tsx'
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
        <ErrorState
          level={2}
          title={t`The write-ups did not load`}
          actions={
            <Button onClick={() => void refetch()}>
              <Trans>Try now</Trans>
            </Button>
          }
        >
          <ErrorWords error={error} />
        </ErrorState>
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
