import { Dialog, Loading, Skeleton, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { LoadFailed } from '#shared/errors/load-failed.tsx'

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
      <LoadFailed title={t`The challenge did not load`} error={error} onRetry={onRetry} />
    </Dialog.Body>
  )
}
