import type { Team } from '@halyard/api'
import { Button, EmptyState, FilterChips, PageHeader, SearchField } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CopyX, Lock } from 'lucide-react'
import { useMemo } from 'react'
import { ListState } from '#shared/errors/list-state.tsx'
import { useAllTeams } from '#features/administer/pages.ts'
import { TeamDialog } from '#features/administer/teams/team-dialog.tsx'
import { TeamTable } from '#features/administer/teams/team-table.tsx'
import { chosenTeams, duplicates, keyOf } from '#features/administer/teams/teams.ts'
import { useTeamChoice } from '#features/administer/teams/use-team-choice.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import * as styles from '../administer.css.ts'

/** All teams of the platform. */
export function TeamsScreen() {
  const { t } = useLingui()
  const { items: teams, total, error, retry } = useAllTeams()
  return (
    <Page title={[t`Teams`, t`Admin`]} width="page">
      <PageHeader
        title={<Trans>Teams</Trans>}
        description={total !== undefined && <Plural value={total} one="# team" other="# teams" />}
      />
      <ListState
        error={error}
        isLoading={!teams}
        onRetry={retry}
        failed={t`The teams did not load`}
        loading={t`The teams are loading`}
      />
      {teams && <Teams teams={teams} />}
    </Page>
  )
}

function Teams({ teams }: { teams: readonly Team[] }) {
  const { t } = useLingui()
  const { choice, clear } = useTeamChoice()
  const edited = useOpenParam('team')
  const { text, isLocked, isDuplicate } = choice
  const chosen = useMemo(
    () => chosenTeams(teams, { text, isLocked, isDuplicate }),
    [teams, text, isLocked, isDuplicate],
  )
  const opened = teams.find((team) => keyOf(team) === edited.value)
  if (teams.length === 0) return <EmptyState level={2} title={t`No teams yet`} />
  return (
    <>
      <Toolbar teams={teams} />
      {chosen.length > 0 ? (
        <TeamTable teams={chosen} onOpen={(team) => edited.open(keyOf(team))} />
      ) : (
        <EmptyState
          flags={['N']}
          level={2}
          title={t`No team matches the filter`}
          actions={
            <Button onClick={clear}>
              <Trans>Show all teams</Trans>
            </Button>
          }
        />
      )}
      {opened && <TeamDialog key={opened.id} team={opened} onClose={edited.close} />}
    </>
  )
}

function Toolbar({ teams }: { teams: readonly Team[] }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { choice, setText, setLocked, setDuplicate } = useTeamChoice()
  const searchKey = useSingleKey('/')
  const marks = [choice.isLocked && 'locked', choice.isDuplicate && 'same'] as const
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={t`Search teams`}
          placeholder={t`Team or member`}
          clearLabel={t`Clear the search`}
          shortcut={searchKey}
          value={choice.text}
          onValueChange={setText}
        />
      </div>
      <FilterChips
        type="multiple"
        label={t`Filter`}
        options={[
          {
            value: 'locked',
            label: t`Locked`,
            icon: <Lock size={16} />,
            count: number(teams.filter(({ locked }) => locked).length),
          },
          {
            value: 'same',
            label: t`Same name`,
            icon: <CopyX size={16} />,
            count: number(duplicates(teams).size),
          },
        ]}
        value={marks.filter((mark) => mark !== false)}
        onValueChange={(next) => {
          if (next.includes('locked') !== choice.isLocked) setLocked(!choice.isLocked)
          if (next.includes('same') !== choice.isDuplicate) setDuplicate(!choice.isDuplicate)
        }}
      />
    </div>
  )
}
