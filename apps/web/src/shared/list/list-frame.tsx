import { Button, EmptyState, Loading, Skeleton } from '@halyard/ui'
import type { EmptyStateProps } from '@halyard/ui'
import type { ReactNode } from 'react'
import { LoadFailed } from '#shared/errors/load-failed.tsx'

type ListFrameProps<Data> = {
  /** What a server answered; undefined until then. */
  data: Data | undefined
  error: unknown
  onRetry: () => unknown
  /** Titles, in words. */
  failed: string
  loading: string
  /** How much room the list is given until it is there. */
  height?: string
  /** It comes in pages: those that did not fail are shown below the failure. */
  isPaged?: boolean
  /** Shown in the place of a list without any rows. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** A list, or what is shown in its place while it loads, when it failed to, and when there is nothing in it. */
export function ListFrame<Data>({
  data,
  error,
  onRetry,
  failed,
  loading,
  height = '18rem',
  isPaged = false,
  empty,
  children,
}: ListFrameProps<Data>) {
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0
  return (
    <>
      {Boolean(error) && (isPaged || !data) && (
        <LoadFailed level={2} title={failed} error={error} onRetry={() => void onRetry()} />
      )}
      {!data && !error && (
        <Loading label={loading}>
          <Skeleton height={height} shape="box" />
        </Loading>
      )}
      {data && (isEmpty ? empty : children(data))}
    </>
  )
}

type NothingMatchesProps = Pick<EmptyStateProps, 'title' | 'flags' | 'children'> & {
  /** Words of the button. */
  showAll: ReactNode
  onShowAll: () => void
}

/** Shown in the place of a list of which search and filters leave nothing. */
export function NothingMatches({ showAll, onShowAll, ...state }: NothingMatchesProps) {
  return (
    <EmptyState
      flags={['N']}
      level={2}
      actions={<Button onClick={onShowAll}>{showAll}</Button>}
      {...state}
    />
  )
}
