import type { Team } from '@halyard/api'
import { useAdminDeleteTeams, useLockTeams } from '@halyard/query'
import type { PacedResult } from '@halyard/query'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { nameOf } from '#features/administer/teams/teams.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { useSeriesToast } from '#shared/feedback/use-series-toast.tsx'

type Teams = readonly Team[]

/** What can be done with one team or many: reports each result, and asks before what cannot be undone. */
export function useTeamSeries() {
  const { t } = useLingui()
  const series = useSeriesToast('teams')
  const { mutateAsync: lock } = useLockTeams()
  const { mutateAsync: remove } = useAdminDeleteTeams()

  const end = (title: string, teams: Teams, { failed, left }: PacedResult<Team>) =>
    series.end({
      title,
      total: teams.length,
      failures: failed.map(({ item, error }) => ({ title: nameOf(item), error })),
      leftCount: left.length,
    })
  const setLocked = async (teams: Teams, locked: boolean) => {
    const paced = series.begin(teams.length, t`Changing teams…`)
    const result = await lock({ teams, locked, ...paced })
    end(
      t`${plural(result.done.length, { one: '# team changed', other: '# teams changed' })}`,
      teams,
      result,
    )
  }
  const removeAll = async (teams: Teams) => {
    const paced = series.begin(teams.length, t`Deleting teams…`)
    const result = await remove({ teams, ...paced })
    end(
      t`${plural(result.done.length, { one: '# team deleted', other: '# teams deleted' })}`,
      teams,
      result,
    )
  }
  return {
    setLocked: (teams: Teams, locked: boolean) => void setLocked(teams, locked),
    remove: (teams: Teams) =>
      confirm({
        title: <Plural value={teams.length} one="Delete the team?" other="Delete # teams?" />,
        body: (
          <Trans>
            Their places in games, solves and write-ups are deleted too, even in running games.
            Their members keep their accounts. This cannot be undone.
          </Trans>
        ),
        action: t`Delete`,
        tone: 'danger',
        run: () => {
          void removeAll(teams)
          return Promise.resolve()
        },
      }),
  }
}
