import type { Team } from '@halyard/api'
import { useAcceptInvite, useGetTeam } from '@halyard/query'
import { Button, Dialog, FormError, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useUser } from '#shared/session/user.ts'
import { parseInvite, teamIdOf } from '#shared/team/invite.ts'
import { JoinTeam } from '#shared/team/join-team.tsx'
import type { JoinTeamProps } from '#shared/team/join-team.tsx'
import { TeamPreview } from '#shared/team/team-preview.tsx'

/** What an invitation link opens: who invites to which team, and one button. A link that leads to no team gives the form to mend it. */
export function AcceptInvite(props: JoinTeamProps) {
  const code = parseInvite(props.code)
  const teamId = teamIdOf(code)
  const { data: team, isError } = useGetTeam(teamId ?? 0, { enabled: teamId !== undefined })
  if (code === undefined || teamId === undefined || isError) return <JoinTeam {...props} />
  return <Invitation {...props} code={code} team={team} />
}

function Invitation({ code, team, onClose, onJoined }: JoinTeamProps & { team: Team | undefined }) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={team ? <Title team={team} /> : t`Invitation`} closeLabel={t`Close`} />
        {team ? (
          <Card code={code} team={team} onJoined={onJoined} />
        ) : (
          <Dialog.Body>
            <Skeleton height="3rem" shape="box" />
          </Dialog.Body>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

const captainOf = ({ members }: Team) => members?.find(({ captain }) => captain)?.userName

function Title({ team }: { team: Team }) {
  const teamName = <bdi>{team.name}</bdi>
  const captain = captainOf(team)
  if (!captain) return <Trans>You are invited to {teamName}</Trans>
  const captainName = <bdi>{captain}</bdi>
  return (
    <Trans>
      {captainName} invites you to {teamName}
    </Trans>
  )
}

type CardProps = Pick<JoinTeamProps, 'code' | 'onJoined'> & { team: Team }

function Card({ code, team, onJoined }: CardProps) {
  const userId = useUser()?.userId
  const { mutate, isPending, error } = useAcceptInvite({ onSuccess: () => onJoined(team.id) })
  const isMember = team.members?.some(({ id }) => id === userId) ?? false
  return (
    <>
      <Dialog.Body>
        <TeamPreview teamId={team.id} />
        <FormError>{error && <ErrorMessage error={error} />}</FormError>
      </Dialog.Body>
      <Dialog.Footer>
        {isMember ? (
          <Button tone="primary" onClick={() => onJoined(team.id)}>
            <Trans>Go to your team</Trans>
          </Button>
        ) : (
          <Button tone="primary" loading={isPending} onClick={() => mutate({ code })}>
            <Trans>Join team</Trans>
          </Button>
        )}
      </Dialog.Footer>
    </>
  )
}
