import type { Instance } from '@halyard/api'
import { useDestroyInstances } from '@halyard/query'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { confirm } from '#shared/feedback/feedback.ts'
import { useSeriesToast } from '#shared/feedback/use-series-toast.tsx'

/** Asks, then ends instances one after the other and shows the progress. */
export function useDestroy(): (instances: readonly Instance[]) => void {
  const { t } = useLingui()
  const series = useSeriesToast('destroy-instances')
  const { mutateAsync } = useDestroyInstances()
  // Not callbacks of the call, which end with the row that made it.
  const begin = async (instances: readonly Instance[]) => {
    const paced = series.begin(instances.length, t`Destroying instances…`)
    const { done, failed, left } = await mutateAsync({ instances, ...paced })
    series.end({
      title: t`${plural(done.length, { one: '# instance destroyed', other: '# instances destroyed' })}`,
      total: instances.length,
      failures: failed.map(({ item, error }) => ({
        title: item.challenge?.title ?? item.containerId,
        error,
      })),
      leftCount: left.length,
    })
  }
  return (instances) =>
    confirm({
      title: (
        <Plural value={instances.length} one="Destroy the instance?" other="Destroy # instances?" />
      ),
      body: (
        <Trans>
          Teams immediately lose their connection and the data in the instance. They can start a new
          one.
        </Trans>
      ),
      action: t`Destroy`,
      tone: 'danger',
      run: () => {
        void begin(instances)
        return Promise.resolve()
      },
    })
}
