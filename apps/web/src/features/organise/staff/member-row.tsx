import type { StaffMember } from '@halyard/api'
import { useLeaveStaff, useRemoveStaff, useUpdateStaff } from '@halyard/query'
import { IconButton, Inline, Menu } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Flag, UserRoundX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useErrorText } from '#shared/errors/error-text.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { gameRoleLabels } from '#features/organise/game-role-labels.ts'
import { useUser } from '#shared/session/user.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import * as styles from '#shared/list/row.css.ts'

const ChallengesDialog = lazyPart(
  'ChallengesDialog',
  () => import('#features/organise/staff/challenges-dialog.tsx'),
)

const roles = ['manager', 'author', 'monitor', 'reviewer'] as const

/** Somebody with a role in a game, which can be changed and taken away. */
export function MemberRow({ gameId, member }: { gameId: number; member: StaffMember }) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const { userId, userName, role, challengeIds } = member
  const { mutate: change } = useUpdateStaff({
    onSuccess: () => toast({ tone: 'ok', id: `staff-${userId}`, title: t`Role changed` }),
    onError: (error) =>
      toast({
        tone: 'bad',
        id: `staff-${userId}`,
        title: t`Role not changed`,
        body: errorText(error),
      }),
  })
  const askRemove = useRemoveQuestion(gameId, member)
  const { length } = challengeIds
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{userName}</bdi>
        </p>
        <p className={styles.facts}>
          {i18n._(gameRoleLabels[role])}
          {role === 'author' && (
            <>
              {' · '}
              <Plural value={length} one="# challenge" other="# challenges" />
            </>
          )}
        </p>
      </div>
      <Inline gap={2}>
        <Menu
          align="end"
          label={t`Actions for ${{ title: userName }}`}
          items={[
            ...roles.map((one) => ({
              label: i18n._(gameRoleLabels[one]),
              checked: one === role,
              onSelect: () => one !== role && change({ gameId, userId, role: one }),
            })),
            { kind: 'separator' as const },
            ...(role === 'author'
              ? [
                  {
                    label: t`Challenges…`,
                    icon: <Flag size={16} />,
                    onSelect: () => setIsOpen(true),
                  },
                ]
              : []),
            {
              label: t`Remove from the staff…`,
              tone: 'danger' as const,
              icon: <UserRoundX size={16} />,
              onSelect: askRemove,
            },
          ]}
          trigger={
            <IconButton label={t`Actions for ${{ title: userName }}`} hasTooltip={false}>
              <Ellipsis size={16} />
            </IconButton>
          }
        />
      </Inline>
      {isOpen && (
        <Suspense>
          <ChallengesDialog gameId={gameId} member={member} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}

/** Asks before somebody loses a role, the reader included. */
function useRemoveQuestion(gameId: number, { userId, userName }: StaffMember) {
  const { t } = useLingui()
  const isSelf = useUser()?.userId === userId
  const { mutateAsync: remove } = useRemoveStaff()
  const { mutateAsync: leave } = useLeaveStaff()
  return () =>
    confirm({
      tone: 'danger',
      title: isSelf ? t`Leave the staff of this game?` : t`Remove ${userName} from the staff?`,
      body: <Trans>The rights in this game end immediately. What was made stays.</Trans>,
      action: isSelf
        ? t({ message: 'Leave', context: 'the staff of a game' })
        : t({ message: 'Remove', context: 'somebody from the staff of a game' }),
      run: () => (isSelf ? leave({ gameId }) : remove({ gameId, userId })),
    })
}
