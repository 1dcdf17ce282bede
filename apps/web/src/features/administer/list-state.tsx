import { Button, ErrorState, Loading, Skeleton } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { ErrorWords } from '#shared/errors/error-words.tsx'

type ListStateProps = {
  error: unknown
  isLoading: boolean
  onRetry: () => void
  /** Titles, in words. */
  failed: string
  loading: string
}

/** What stands in the place of a list that is not here, or above one of which a part is missing. */
export function ListState({ error, isLoading, onRetry, failed, loading }: ListStateProps) {
  if (error) {
    return (
      <ErrorState
        level={2}
        title={failed}
        actions={
          <Button onClick={onRetry}>
            <Trans>Try now</Trans>
          </Button>
        }
      >
        <ErrorWords error={error} />
      </ErrorState>
    )
  }
  if (!isLoading) return null
  return (
    <Loading label={loading}>
      <Skeleton height="18rem" shape="box" />
    </Loading>
  )
}
