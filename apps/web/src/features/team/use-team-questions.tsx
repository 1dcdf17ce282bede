import type { Team, TeamMember } from '@halyard/api'
import {
  useDeleteTeam,
  useKickMember,
  useLeaveTeam,
  useRenewInviteCode,
  useTransferTeam,
} from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { confirm } from '#shared/feedback/feedback.ts'

const nameOf = (member: TeamMember) => member.userName ?? ''

/** What cannot be taken back, each behind a question that names both sides. */
export function useTeamQuestions(team: Team) {
  const { t } = useLingui()
  const { mutateAsync: renew } = useRenewInviteCode()
  const { mutateAsync: kick } = useKickMember()
  const { mutateAsync: transfer } = useTransferTeam()
  const { mutateAsync: leave } = useLeaveTeam()
  const { mutateAsync: remove } = useDeleteTeam()
  const teamId = team.id
  const teamName = team.name ?? ''
  return {
    askRenew: () =>
      confirm({
        title: t`Create a new code for “${teamName}”?`,
        body: <Trans>The old code and every link with it stop working immediately.</Trans>,
        action: t`Create a new code`,
        run: () => renew({ teamId }),
      }),
    askKick: (member: TeamMember) =>
      confirm({
        title: t`Remove ${{ name: nameOf(member) }} from “${teamName}”?`,
        body: (
          <Trans>They leave the games the team has joined. They can come back with a code.</Trans>
        ),
        action: t`Remove ${{ name: nameOf(member) }}`,
        tone: 'danger',
        run: () => kick({ teamId, userId: member.id ?? '' }),
      }),
    askTransfer: (member: TeamMember) =>
      confirm({
        title: t`Make ${{ name: nameOf(member) }} the captain of “${teamName}”?`,
        body: <Trans>You stay in the team, but only the new captain can change it.</Trans>,
        action: t`Make ${{ name: nameOf(member) }} captain`,
        run: () => transfer({ teamId, newCaptainId: member.id ?? '' }),
      }),
    askLeave: (onLeft: () => void) =>
      confirm({
        title: t`Leave “${teamName}”?`,
        body: <Trans>You also leave the games the team has joined.</Trans>,
        action: t`Leave team`,
        tone: 'danger',
        run: () => leave({ teamId }).then(onLeft),
      }),
    askDisband: (onGone: () => void) =>
      confirm({
        title: t`Disband “${teamName}”?`,
        body: <Trans>The team, its code and its place in games are removed for everyone.</Trans>,
        action: t`Disband team`,
        tone: 'danger',
        typedName: teamName,
        run: () => remove({ teamId }).then(onGone),
      }),
  }
}
