import { Loading, Skeleton } from '@halyard/ui'
import { LoadFailed } from '#shared/errors/load-failed.tsx'

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
  if (error) return <LoadFailed level={2} title={failed} error={error} onRetry={onRetry} />
  if (!isLoading) return null
  return (
    <Loading label={loading}>
      <Skeleton height="18rem" shape="box" />
    </Loading>
  )
}
