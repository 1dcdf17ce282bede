import type { Team, TeamMember } from '@halyard/api'
import { Avatar, Badge, Button, IconButton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Crown, UserMinus } from 'lucide-react'
import { isCaptain, membersInOrder } from '#features/team/rules.ts'
import { useTeamQuestions } from '#features/team/use-team-questions.tsx'
import * as styles from './member-list.css.ts'

type MemberListProps = {
  team: Team
  userId: string | undefined
  /** Nobody can be removed now. */
  isLocked: boolean
}

/** Who is in the team; for its captain also who shall lead and who has to go. */
export function MemberList({ team, userId, isLocked }: MemberListProps) {
  const { t } = useLingui()
  const isOwn = isCaptain(team, userId)
  return (
    <ul className={styles.list} aria-label={t`Members`}>
      {membersInOrder(team).map((member) => (
        <li key={member.id} className={styles.row}>
          <Avatar name={member.userName ?? ''} src={member.avatar} size={30} />
          <Member member={member} isMe={member.id === userId} />
          <span className={styles.role}>
            {member.captain ? (
              <Badge tone="accent" icon={<Crown size={12} />}>
                <Trans comment="The member who leads a team.">Captain</Trans>
              </Badge>
            ) : (
              <Trans comment="Role in a team: not the captain.">Member</Trans>
            )}
          </span>
          <span className={styles.actions}>
            {isOwn && member.id !== userId && (
              <Actions team={team} member={member} isLocked={isLocked} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Member({ member, isMe }: { member: TeamMember; isMe: boolean }) {
  return (
    <span className={styles.text}>
      <span className={styles.name}>
        <bdi>{member.userName}</bdi>{' '}
        {isMe && (
          <span className={styles.me}>
            <Trans context="beside the own name">(you)</Trans>
          </span>
        )}
      </span>
      {member.bio && (
        <span dir="auto" className={styles.bio}>
          {member.bio}
        </span>
      )}
    </span>
  )
}

type ActionsProps = { team: Team; member: TeamMember; isLocked: boolean }

function Actions({ team, member, isLocked }: ActionsProps) {
  const { t } = useLingui()
  const { askKick, askTransfer } = useTeamQuestions(team)
  const name = member.userName ?? ''
  return (
    <>
      <Button
        tone="ghost"
        size="sm"
        aria-label={t`Make captain: ${name}`}
        onClick={() => askTransfer(member)}
      >
        <Trans>Make captain</Trans>
      </Button>
      <IconButton
        label={t`Remove ${name}`}
        tone="danger"
        disabledReason={
          isLocked ? t`The team is locked: nobody can be removed until its game ends.` : undefined
        }
        onClick={() => askKick(member)}
      >
        <UserMinus size={16} />
      </IconButton>
    </>
  )
}
