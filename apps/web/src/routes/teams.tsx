import type { Team } from '@halyard/api'
import { teamQueries } from '@halyard/query'
import { Button, EmptyState, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LogIn, Plus } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { inOrder, mostOwnedTeams, ownedTeams } from '#features/team/rules.ts'
import { TeamList } from '#features/team/team-list.tsx'
import { TeamPanel } from '#features/team/team-panel.tsx'
import { TokenCheck } from '#features/team/token-check.tsx'
import { Page } from '#shared/layout/page.tsx'
import { parseId } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import { queryContext } from '#shared/query-context.ts'
import { useUser } from '#shared/session/user.ts'
import * as styles from './teams.css.ts'

// The dialogs load when one is opened: most visits only look.
const CreateTeam = lazy(() =>
  import('#features/team/create-team.tsx').then((module) => ({ default: module.CreateTeam })),
)
const JoinTeam = lazy(() =>
  import('#features/team/join-team.tsx').then((module) => ({ default: module.JoinTeam })),
)

export async function loader({ context }: LoaderFunctionArgs) {
  await context.get(queryContext).query(teamQueries.mine())
  return null
}

export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const userId = useUser()?.userId
  const { data } = useSuspenseQuery(teamQueries.mine())
  const teams = inOrder(data, userId)
  const wanted = parseId(search.get('team'))
  const chosen = teams.find(({ id }) => id === wanted) ?? teams[0]
  const show = (team?: number) => void navigate(paths.teams({ team }), { replace: true })
  const dialogs = useDialogs(show)
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
          <TeamPanel key={chosen.id} team={chosen} userId={userId} onGone={() => show()} />
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
      <TokenCheck className={styles.note} />
      {dialogs.open}
    </Page>
  )
}

/** The two ways to get a team. Joining has an address, so that an invitation can be a link. */
function useDialogs(show: (team?: number) => void) {
  const [search] = useSearchParams()
  const join = search.get('join')
  const [chosen, setChosen] = useState<'create' | 'join'>()
  const close = () => {
    setChosen(undefined)
    if (join !== null) show()
  }
  const handleDone = (teamId: number) => {
    setChosen(undefined)
    show(teamId)
  }
  const which = chosen ?? (join === null ? undefined : 'join')
  return {
    onCreate: () => setChosen('create'),
    onJoin: () => setChosen('join'),
    open: (
      <Suspense>
        {which === 'create' && <CreateTeam onClose={close} onCreated={handleDone} />}
        {which === 'join' && <JoinTeam code={join ?? ''} onClose={close} onJoined={handleDone} />}
      </Suspense>
    ),
  }
}

type TeamActionsProps = {
  teams: readonly Team[]
  userId: string | undefined
  onCreate: () => void
  onJoin: () => void
}

function TeamActions({ teams, userId, onCreate, onJoin }: TeamActionsProps) {
  const { t } = useLingui()
  const isFull = ownedTeams(teams, userId).length >= mostOwnedTeams
  return (
    <>
      <Button icon={<LogIn size={16} />} onClick={onJoin}>
        <Trans>Join with a code</Trans>
      </Button>
      <Button
        tone="primary"
        icon={<Plus size={16} />}
        onClick={onCreate}
        disabledReason={
          isFull
            ? t`You already own ${mostOwnedTeams} teams. Disband one or hand one over first.`
            : undefined
        }
      >
        <Trans>Create team</Trans>
      </Button>
    </>
  )
}
