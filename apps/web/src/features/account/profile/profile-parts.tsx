import { SideNav, SideNavItem } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  CircleUserRound,
  HardDrive,
  Keyboard,
  KeyRound,
  Languages,
  Lock,
  LogOut,
  Palette,
  Rows3,
  ShieldCheck,
} from 'lucide-react'
import { useLogOut } from '#shared/menus/use-log-out.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { useHasRole } from '#shared/session/user.ts'

/** What the profile page holds, and the way out. */
export function ProfileParts() {
  const { t } = useLingui()
  const logOut = useLogOut()
  const isAdmin = useHasRole('Admin')
  const { extensions } = usePlatform()
  return (
    <SideNav label={t({ message: 'Settings', comment: 'Noun: part of the profile page.' })}>
      <SideNavItem label={<Trans>Profile</Trans>} icon={<CircleUserRound size={16} />}>
        <Link to="#profile" />
      </SideNavItem>
      <SideNavItem label={<Trans>Password and email</Trans>} icon={<Lock size={16} />}>
        <Link to="#sign-in" />
      </SideNavItem>
      {extensions?.includes('secondFactor') && (
        <SideNavItem label={<Trans>Second factor</Trans>} icon={<ShieldCheck size={16} />}>
          <Link to="#second-factor" />
        </SideNavItem>
      )}
      <SideNavItem label={<Trans>Appearance</Trans>} icon={<Palette size={16} />}>
        <Link to="#appearance" />
      </SideNavItem>
      <SideNavItem label={<Trans>Density and motion</Trans>} icon={<Rows3 size={16} />}>
        <Link to="#layout" />
      </SideNavItem>
      <SideNavItem label={<Trans>Language</Trans>} icon={<Languages size={16} />}>
        <Link to="#language" />
      </SideNavItem>
      <SideNavItem label={<Trans>Keyboard shortcuts</Trans>} icon={<Keyboard size={16} />}>
        <Link to="#keys" />
      </SideNavItem>
      <SideNavItem label={<Trans>This device</Trans>} icon={<HardDrive size={16} />}>
        <Link to="#device" />
      </SideNavItem>
      {isAdmin && (
        <SideNavItem label={<Trans>API tokens</Trans>} icon={<KeyRound size={16} />}>
          <Link to={paths.tokens()} />
        </SideNavItem>
      )}
      <SideNavItem label={<Trans>Log out</Trans>} icon={<LogOut size={16} />}>
        <button type="button" aria-label={t`Log out`} onClick={() => logOut.mutate()} />
      </SideNavItem>
    </SideNav>
  )
}
