import type { Team } from '@halyard/api'
import { useCreateTeam } from '@halyard/query'
import { Button, FormError, Stack } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { User } from 'lucide-react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useUser } from '#shared/session/user.ts'

type PlayAloneProps = {
  teams: readonly Team[]
  /** @param teamId of the team that has only the reader in it */
  onDone: (teamId: number) => void
}

/** Makes a team of one, with the reader's name, in one step. Not there for who has such a team: it is in the list. */
export function PlayAlone({ teams, onDone }: PlayAloneProps) {
  const user = useUser()
  const create = useCreateTeam({ onSuccess: (team) => onDone(team.id) })
  if (!user?.userName || teams.some((team) => isTeamOfOne(team, user.userId))) return null
  const name = user.userName
  return (
    <Stack gap={2}>
      <Button
        isFullWidth
        icon={<User size={16} />}
        loading={create.isPending}
        onClick={() => create.mutate({ name, bio: '' })}
      >
        <span>
          <Trans>
            Play alone as <bdi>{name}</bdi>
          </Trans>
        </span>
      </Button>
      <FormError>{create.error ? <ErrorMessage error={create.error} /> : undefined}</FormError>
    </Stack>
  )
}

const isTeamOfOne = ({ members }: Team, userId: string | null | undefined): boolean =>
  members?.length === 1 && members.every(({ id, captain }) => captain && id === userId)
