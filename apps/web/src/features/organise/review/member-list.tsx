import { Avatar, Badge, DescriptionList, SectionHeader, StatusBadge, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Participation } from '#features/organise/review/participations.ts'
import { backgroundPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { PrivateText } from '#shared/private/private-text.tsx'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './review.css.ts'

const MemberAnswers = backgroundPart(
  'MemberAnswers',
  () => import('#features/organise/fields/member-answers.tsx'),
)

type MemberListProps = {
  gameId: number
  participation: Participation
  /** Whether personal data may be read. */
  isShown: boolean
  onShownChange: (isShown: boolean) => void
}

/** Everybody in a team: who plays, and who they are. */
export function MemberList({ gameId, participation, isShown, onShownChange }: MemberListProps) {
  const { t } = useLingui()
  const hasFields = useHasExtension('profileFields')
  const shownKey = useSingleKey('v')
  const { team, registeredMembers } = participation
  const fact = (term: string, text: string | null) => ({
    term,
    value: <PrivateText text={text} isShown={isShown} />,
  })
  return (
    <section className={styles.panel}>
      <SectionHeader
        level={3}
        title={<Trans>Members</Trans>}
        action={
          <Switch
            label={<Trans>Personal data</Trans>}
            checked={isShown}
            onCheckedChange={onShownChange}
            aria-keyshortcuts={shownKey}
          />
        }
      />
      <ul className={styles.members} aria-label={t`Members`}>
        {team.members.map((member) => (
          <li key={member.userId} className={styles.member}>
            <div className={styles.memberName}>
              <Avatar name={member.userName ?? ''} src={member.avatar} size={24} />
              <bdi>{member.userName}</bdi>
              {member.userId === team.captainId && (
                <StatusBadge status="captain">
                  <Trans>Captain</Trans>
                </StatusBadge>
              )}
              {!registeredMembers.includes(member.userId) && (
                <Badge tone="outline">
                  <Trans>Does not play</Trans>
                </Badge>
              )}
            </div>
            <DescriptionList
              items={[
                fact(t`Real name`, member.realName),
                fact(t`Student or staff number`, member.stdNumber),
                fact(t`Email`, member.email),
                fact(t`Phone`, member.phone),
              ]}
            />
            {hasFields && registeredMembers.includes(member.userId) && (
              <Suspense>
                <MemberAnswers gameId={gameId} userId={member.userId} isShown={isShown} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
