import type { Team } from '@halyard/api'
import { EmptyState, PageHeader } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CopyX, Lock } from 'lucide-react'
import { useMemo } from 'react'
import { useAllTeams } from '#features/administer/pages.ts'
import { TeamDialog } from '#features/administer/teams/team-dialog.tsx'
import { TeamTable } from '#features/administer/teams/team-table.tsx'
import { chosenTeams, duplicates, keyOf } from '#features/administer/teams/teams.ts'
import { useTeamChoice } from '#features/administer/teams/use-team-choice.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { ListSearch, ListTools } from '#shared/list/list-tools.tsx'
import { ToggleChips } from '#shared/list/toggle-chips.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'

/** All teams of the platform. */
export function TeamsScreen() {
  const { t } = useLingui()
  const { items, total, error, retry } = useAllTeams()
  return (
    <Page title={[t`Teams`, t`Admin`]} width="page">
      <PageHeader
        title={<Trans>Teams</Trans>}
        description={total !== undefined && <Plural value={total} one="# team" other="# teams" />}
      />
      <ListFrame
        isPaged
        data={items}
        error={error}
        onRetry={retry}
        failed={t`The teams did not load`}
        loading={t`The teams are loading`}
        empty={<EmptyState level={2} title={t`No teams yet`} />}
      >
        {(teams) => <Teams teams={teams} />}
      </ListFrame>
    </Page>
  )
}

function Teams({ teams }: { teams: readonly Team[] }) {
  const { t } = useLingui()
  const { choice, clear } = useTeamChoice()
  const edited = useOpenParam('team')
  const chosen = useMemo(() => chosenTeams(teams, choice), [teams, choice])
  const opened = teams.find((team) => keyOf(team) === edited.value)
  return (
    <>
      <Toolbar teams={teams} />
      {chosen.length > 0 ? (
        <TeamTable teams={chosen} onOpen={(team) => edited.open(keyOf(team))} />
      ) : (
        <NothingMatches
          title={t`No team matches the filter`}
          showAll={t`Show all teams`}
          onShowAll={clear}
        />
      )}
      {opened && <TeamDialog key={opened.id} team={opened} onClose={edited.close} />}
    </>
  )
}

function Toolbar({ teams }: { teams: readonly Team[] }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { choice, set, type } = useTeamChoice()
  return (
    <ListTools>
      <ListSearch
        width="growing"
        label={t`Search teams`}
        placeholder={t`Team or member`}
        value={choice.text}
        onValueChange={(text) => type({ text })}
      />
      <ToggleChips
        label={t`Filter`}
        choice={choice}
        onChange={set}
        options={[
          {
            value: 'isLocked',
            label: t`Locked`,
            icon: <Lock size={16} />,
            count: number(teams.filter(({ locked }) => locked).length),
          },
          {
            value: 'isDuplicate',
            label: t`Same name`,
            icon: <CopyX size={16} />,
            count: number(duplicates(teams).size),
          },
        ]}
      />
    </ListTools>
  )
}
