import type { Team } from '@halyard/api'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { LogIn, Plus } from 'lucide-react'
import { mostOwnedTeams, ownedTeams } from '#features/team/rules.ts'

type TeamActionsProps = {
  teams: readonly Team[]
  userId: string | undefined
  onCreate: () => void
  onJoin: () => void
}

/** The two ways to get a team. */
export function TeamActions({ teams, userId, onCreate, onJoin }: TeamActionsProps) {
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
