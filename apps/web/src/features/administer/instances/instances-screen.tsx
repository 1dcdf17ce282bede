import type { Instance } from '@halyard/api'
import { useListInstances } from '@halyard/query'
import { Button, EmptyState, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { chosenInstances } from '#features/administer/instances/choice.ts'
import { InstanceTable } from '#features/administer/instances/instance-table.tsx'
import { InstancesToolbar } from '#features/administer/instances/instances-toolbar.tsx'
import { useInstanceChoice } from '#features/administer/instances/use-instance-choice.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { InstancesOff } from '#shared/platform/instances-off.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import { Page } from '#shared/layout/page.tsx'

/** All instances that teams run, of every game. */
export function InstancesScreen() {
  const { t } = useLingui()
  const { data, error, refetch } = useListInstances()
  const instances = data?.data
  return (
    <Page title={[t`Instances`, t`Admin`]} width="page">
      <PageHeader
        title={<Trans>Instances</Trans>}
        description={
          instances && (
            <Plural value={instances.length} one="# is running." other="# are running." />
          )
        }
      />
      {instances && instances.length > 0 && <InstancesToolbar instances={instances} />}
      {error && !instances ? (
        <LoadFailed
          level={2}
          title={t`The instances did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Instances instances={instances} />
      )}
    </Page>
  )
}

function Instances({ instances }: { instances: readonly Instance[] | undefined }) {
  const { t } = useLingui()
  const { choice, clear } = useInstanceChoice()
  const { runsContainers } = usePlatform()
  if (!instances) {
    return (
      <Loading label={t`The instances are loading`}>
        <Skeleton height="18rem" shape="box" />
      </Loading>
    )
  }
  if (instances.length === 0 && runsContainers === false) {
    return (
      <EmptyState level={2} title={t`This platform runs no instances`}>
        <InstancesOff />
      </EmptyState>
    )
  }
  if (instances.length === 0) {
    return (
      <EmptyState level={2} title={t`No instance is running`}>
        <Trans>What teams start shows up here by itself.</Trans>
      </EmptyState>
    )
  }
  const chosen = chosenInstances(instances, choice)
  if (chosen.length > 0) return <InstanceTable instances={chosen} />
  return (
    <EmptyState
      flags={['N']}
      level={2}
      title={t`No instance matches the filter`}
      actions={
        <Button onClick={clear}>
          <Trans>Show all instances</Trans>
        </Button>
      }
    />
  )
}
