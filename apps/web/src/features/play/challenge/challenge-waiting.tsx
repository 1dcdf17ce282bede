import { Button, Dialog, ErrorState, Loading, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorWords } from '#shared/errors/error-words.tsx'

/** Lines of a text, until it is there. */
export function ChallengeWaiting({ label }: { label: string }) {
  return (
    <Dialog.Body>
      <Loading label={label}>
        <Stack gap={4}>
          {['96%', '100%', '88%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </Loading>
    </Dialog.Body>
  )
}

export function ChallengeFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog.Body>
      <ErrorState
        title={t`The challenge did not load`}
        actions={
          <Button onClick={onRetry}>
            <Trans>Try now</Trans>
          </Button>
        }
      >
        <ErrorWords error={error} />
      </ErrorState>
    </Dialog.Body>
  )
}
