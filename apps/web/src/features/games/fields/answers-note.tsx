import { useGetJoinCheck } from '@halyard/query'
import { Button, Callout, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '#shared/lazy-part.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const AnswersDialog = lazyPart(
  'AnswersDialog',
  () => import('#features/games/fields/answers-dialog.tsx'),
)

/** Leads a player to the own answers, and says when one is missing. */
export function AnswersNote({ gameId }: { gameId: number }) {
  const { t } = useLingui()
  const { data } = useGetJoinCheck(gameId)
  const dialog = useOpenParam('dlg')
  const asked = data?.profileFields
  if (!asked) return null
  const isMissing = asked.fields.some(({ isRequired, answer }) => isRequired && answer === null)
  const button = (
    <Button size="sm" onClick={() => dialog.open('answers')}>
      {isMissing ? <Trans>Give your answers</Trans> : <Trans>Your answers</Trans>}
    </Button>
  )
  return (
    <>
      {isMissing ? (
        <Callout tone="warn" title={t`The organizers ask for an answer`}>
          <Stack gap={3}>
            <Trans>You can play, but the organizers see that an answer is missing.</Trans>
            <div>{button}</div>
          </Stack>
        </Callout>
      ) : (
        <div>{button}</div>
      )}
      {dialog.value === 'answers' && (
        <Suspense>
          <AnswersDialog gameId={gameId} asked={asked} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
