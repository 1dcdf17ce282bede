import type { GameSettings } from '@halyard/api'
import { useListWriteups } from '@halyard/query'
import { Callout, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMarks } from '#features/organise/writeups/marks.ts'
import { WriteupActions } from '#features/organise/writeups/writeup-actions.tsx'
import { WriteupsBody } from '#features/organise/writeups/writeups-body.tsx'
import { Page } from '#shared/layout/page.tsx'
import { ListFrame } from '#shared/list/list-frame.tsx'

/** The write-ups of a game: who handed one in, and what they say. */
export function WriteupsScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data, error, refetch } = useListWriteups(game.id)
  const marks = useMarks(game.id)
  return (
    <Page title={[t`Write-ups`, game.title]} width="page">
      <PageHeader
        title={<Trans>Write-ups</Trans>}
        actions={
          data && (
            <WriteupActions
              game={game}
              writeups={data.writeups}
              divisions={data.divisions}
              marks={marks}
            />
          )
        }
      />
      {!game.writeupRequired && data?.writeups.length === 0 && (
        <Callout tone="info">
          <Trans>This game asks for no write-ups. Its settings can change that.</Trans>
        </Callout>
      )}
      <ListFrame
        data={data}
        error={error}
        onRetry={refetch}
        failed={t`The write-ups did not load`}
        loading={t`The write-ups are loading`}
        height="24rem"
      >
        {(info) => <WriteupsBody game={game} info={info} marks={marks} />}
      </ListFrame>
    </Page>
  )
}
