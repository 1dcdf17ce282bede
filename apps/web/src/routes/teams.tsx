import { teamQueries, useLoadedTeams } from '@halyard/query'
import { EmptyState, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { inOrder, mostOwnedTeams } from '#features/team/rules.ts'
import { TeamActions } from '#features/team/team-actions.tsx'
import { TeamList } from '#features/team/team-list.tsx'
import { TeamPanel } from '#features/team/team-panel.tsx'
import { TokenCheck } from '#features/team/token-check.tsx'
import { useTeamDialogs } from '#features/team/use-team-dialogs.tsx'
import { Page } from '#shared/layout/page.tsx'
import { parseId } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import { queryContext } from '#shared/query-context.ts'
import { useUser } from '#shared/session/user.ts'
import * as styles from './teams.css.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  await context.get(queryContext).query(teamQueries.mine())
  return null
}

export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const userId = useUser()?.userId
  const { data } = useLoadedTeams()
  const teams = inOrder(data, userId)
  const wanted = parseId(search.get('team'))
  const chosen = teams.find(({ id }) => id === wanted) ?? teams[0]
  const show = (team?: number) => void navigate(paths.teams({ team }), { replace: true })
  const dialogs = useTeamDialogs(show)
  return (
    <Page title={chosen && wanted ? [chosen.name ?? '', t`Teams`] : t`Teams`} width="page">
      <PageHeader
        title={<Trans>Teams</Trans>}
        description={
          <Trans>You can own up to {mostOwnedTeams} teams and belong to any number.</Trans>
        }
        actions={chosen && <TeamActions teams={teams} userId={userId} {...dialogs} />}
      />
      {chosen ? (
        <div className={styles.layout}>
          <TeamList teams={teams} chosenId={chosen.id} userId={userId} />
          <div className={styles.panel}>
            <TeamPanel key={chosen.id} team={chosen} userId={userId} onGone={() => show()} />
          </div>
          <TokenCheck className={styles.note} />
        </div>
      ) : (
        <EmptyState
          level={2}
          title={t`You are not in a team yet`}
          actions={<TeamActions teams={teams} userId={userId} {...dialogs} />}
        >
          <Trans>Games are played in teams, even alone. Create one, or join with a code.</Trans>
        </EmptyState>
      )}
      {!chosen && <TokenCheck className={styles.note} />}
      {dialogs.open}
    </Page>
  )
}
