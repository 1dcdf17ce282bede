import type { PlatformConfig } from '@halyard/api'
import { useGetConfig } from '@halyard/query'
import { Button, ErrorState, Loading, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorWords } from '#shared/errors/error-words.tsx'

/** Shows something with the settings of the platform, once they are there. */
export function WithConfig({ children }: { children: (config: PlatformConfig) => ReactNode }) {
  const { t } = useLingui()
  const { data: config, error, refetch } = useGetConfig()
  if (config) return children(config)
  if (error) {
    return (
      <ErrorState
        level={2}
        title={t`The settings did not load`}
        actions={
          <Button onClick={() => void refetch()}>
            <Trans>Try now</Trans>
          </Button>
        }
      >
        <ErrorWords error={error} />
      </ErrorState>
    )
  }
  return (
    <Loading label={t`The settings are loading`}>
      <Skeleton height="24rem" shape="box" />
    </Loading>
  )
}
