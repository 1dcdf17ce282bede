import type { Role, UserInfo } from '@halyard/api'
import { Avatar, RoleMark } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressOf, nameOf } from '#features/administer/users/users.ts'
import { ActionsHeader } from '#shared/list/actions-header.tsx'
import { TimeOrDate } from '#shared/format/local-time.tsx'
import { PrivateText } from '#shared/private/private-text.tsx'
import { roleLabels } from '#shared/session/role-labels.ts'
import * as styles from '../administer.css.ts'

const marks = { Admin: 'admin', Monitor: 'monitor', User: 'user', Banned: 'banned' } as const

/** The columns of the list of users. @param isShown whether personal data may be read */
export function useUserColumns(
  isShown: boolean,
  menuOf: (user: UserInfo) => ReactNode,
): DataColumn<UserInfo>[] {
  const { t } = useLingui()
  const hidden = (text: string | null) => <PrivateText text={text} isShown={isShown} />
  return [
    {
      id: 'name',
      header: t({ message: 'User', context: 'an account' }),
      isPrimary: true,
      isSortable: true,
      cell: (user) => (
        <span className={styles.who}>
          <Avatar name={nameOf(user)} src={user.avatar} size={24} />
          <span className={styles.stacked}>
            <span className={styles.line}>
              <bdi className={styles.name}>{nameOf(user)}</bdi>
              <span className={styles.markOnPhones}>
                <RoleOf role={user.role} isIconOnly />
              </span>
            </span>
            <span className={styles.belowName}>{hidden(user.email)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t`Role`,
      hideBelow: 'sm',
      width: '10.5rem',
      cell: ({ role }) => <RoleOf role={role} />,
    },
    {
      id: 'email',
      header: t`Email`,
      isSortable: true,
      isMuted: true,
      hideBelow: 'md',
      width: '18%',
      cell: (user) => (
        <span className={styles.mail}>
          <span className={styles.name}>{hidden(user.email)}</span>
          {!user.emailConfirmed && <Unconfirmed />}
        </span>
      ),
    },
    {
      id: 'realName',
      header: t`Real name`,
      isSortable: true,
      hideBelow: 'md',
      width: '13%',
      cell: ({ realName }) => <span className={styles.cut}>{hidden(realName)}</span>,
    },
    {
      id: 'number',
      header: t`Student or staff number`,
      isSortable: true,
      isMuted: true,
      hideBelow: 'lg',
      width: '9%',
      cell: ({ stdNumber }) => <span className={styles.cut}>{hidden(stdNumber)}</span>,
    },
    {
      id: 'seen',
      header: t`Last seen`,
      isSortable: true,
      isMuted: true,
      hideBelow: 'lg',
      width: '9rem',
      cell: ({ lastVisitedUtc }) => (
        <span className={styles.oneLine}>
          <Moment at={lastVisitedUtc} />
        </span>
      ),
    },
    {
      id: 'ip',
      header: t`IP address`,
      isSortable: true,
      isMuted: true,
      hideBelow: 'md',
      width: '10%',
      cell: (user) => <span className={styles.cut}>{hidden(addressOf(user))}</span>,
    },
    { id: 'menu', header: <ActionsHeader />, width: '3.5rem', align: 'end', cell: menuOf },
  ]
}

type RoleOfProps = { role: Role | null; isIconOnly?: boolean }

function RoleOf({ role, isIconOnly = false }: RoleOfProps) {
  const { i18n } = useLingui()
  const known = role ?? 'User'
  // Most are: a mark would be in every row.
  if (known === 'User' && !isIconOnly)
    return <span className={styles.quiet}>{i18n._(roleLabels.User)}</span>
  return <RoleMark role={marks[known]} label={i18n._(roleLabels[known])} isIconOnly={isIconOnly} />
}

function Unconfirmed() {
  const { t } = useLingui()
  return (
    <MailWarning
      size={16}
      role="img"
      aria-label={t`Email not confirmed`}
      className={styles.warning}
    />
  )
}

/** A moment; the server says 0 for never. */
export const Moment = ({ at }: { at: number }) => (at > 0 ? <TimeOrDate at={at} /> : '–')
