import { Avatar, Button, Menu } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound, LogOut, Users } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#shared/link.tsx'
import { useStaffItems } from '#app/layout/use-staff-items.tsx'
import { useLogOut } from '#shared/menus/use-log-out.ts'
import { returnTo } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'
import { useReach } from '#shared/session/connection.ts'
import { useUser } from '#shared/session/user.ts'
import * as styles from './site-layout.css.ts'

/** Who is signed in and what belongs to them; for a visitor the way in. */
export function AccountMenu() {
  const { t } = useLingui()
  const user = useUser()
  const { mutate: logOut } = useLogOut()
  const staffItems = useStaffItems()
  const isOffline = useReach() === 'offline'
  // Without the server the user is unknown, and nobody can log in.
  if (!user) return isOffline ? null : <LogInLink />
  const name = user.userName ?? ''
  return (
    <Menu
      align="end"
      label={t({ message: 'Account', comment: "A user's account." })}
      items={[
        { kind: 'heading', label: name },
        {
          kind: 'link',
          label: t`Profile`,
          icon: <CircleUserRound size={16} />,
          link: <Link to={paths.profile()} />,
        },
        {
          kind: 'link',
          label: t`Teams`,
          icon: <Users size={16} />,
          link: <Link to={paths.teams()} />,
        },
        ...staffItems,
        { kind: 'separator' },
        { label: t`Log out`, icon: <LogOut size={16} />, onSelect: () => logOut() },
      ]}
      trigger={
        <button type="button" className={styles.account} aria-label={t`Account of ${name}`}>
          <Avatar name={name} src={user.avatar} size={28} />
        </button>
      }
    />
  )
}

function LogInLink() {
  const { pathname, search } = useLocation()
  return (
    <Button asChild className={styles.logIn}>
      <Link to={paths.login(returnTo(pathname + search))}>
        <Trans>Log in</Trans>
      </Link>
    </Button>
  )
}
