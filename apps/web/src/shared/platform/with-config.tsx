import type { PlatformConfig } from '@halyard/api'
import { useGetConfig } from '@halyard/query'
import { Loading, Skeleton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LoadFailed } from '#shared/errors/load-failed.tsx'

/** Shows something with the settings of the platform, once they are there. */
export function WithConfig({ children }: { children: (config: PlatformConfig) => ReactNode }) {
  const { t } = useLingui()
  const { data: config, error, refetch } = useGetConfig()
  if (config) return children(config)
  if (error) {
    return (
      <LoadFailed
        level={2}
        title={t`The settings did not load`}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Loading label={t`The settings are loading`}>
      <Skeleton height="24rem" shape="box" />
    </Loading>
  )
}
