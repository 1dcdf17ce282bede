import type { Instance } from '@halyard/api'
import { useListInstances } from '@halyard/query'
import { EmptyState, PageHeader } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { chosenInstances } from '#features/administer/instances/choice.ts'
import { InstanceTable } from '#features/administer/instances/instance-table.tsx'
import { InstancesToolbar } from '#features/administer/instances/instances-toolbar.tsx'
import { useInstanceChoice } from '#features/administer/instances/use-instance-choice.ts'
import { InstancesOff } from '#shared/platform/instances-off.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import { Page } from '#shared/layout/page.tsx'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'

/** All instances that teams run, of every game. */
export function InstancesScreen() {
  const { t } = useLingui()
  const { data, error, refetch } = useListInstances()
  const running = data?.data
  // There with the heading: a key for the search may come before the instances do.
  const isSearchable = running ? running.length > 0 : !error
  return (
    <Page title={[t`Instances`, t`Admin`]} width="page">
      <PageHeader
        title={<Trans>Instances</Trans>}
        description={
          running && <Plural value={running.length} one="# is running." other="# are running." />
        }
      />
      {isSearchable && <InstancesToolbar instances={running ?? []} />}
      <ListFrame
        data={running}
        error={error}
        onRetry={refetch}
        failed={t`The instances did not load`}
        loading={t`The instances are loading`}
        empty={<NoInstances />}
      >
        {(instances) => <Instances instances={instances} />}
      </ListFrame>
    </Page>
  )
}

function NoInstances() {
  const { t } = useLingui()
  const { runsContainers } = usePlatform()
  return runsContainers === false ? (
    <EmptyState level={2} title={t`This platform runs no instances`}>
      <InstancesOff />
    </EmptyState>
  ) : (
    <EmptyState level={2} title={t`No instance is running`}>
      <Trans>Instances that teams start appear here automatically.</Trans>
    </EmptyState>
  )
}

function Instances({ instances }: { instances: readonly Instance[] }) {
  const { t } = useLingui()
  const { choice, clear } = useInstanceChoice()
  const chosen = chosenInstances(instances, choice)
  if (chosen.length > 0) return <InstanceTable instances={chosen} />
  return (
    <NothingMatches
      title={t`No instance matches the filter`}
      showAll={t`Show all instances`}
      onShowAll={clear}
    />
  )
}
