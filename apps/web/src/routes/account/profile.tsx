import { Avatar, SectionHeader, SideNav, SideNavItem } from '@halyard/ui'
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
} from 'lucide-react'
import type { ReactNode } from 'react'
import { AppearanceSettings } from '#features/account/appearance.tsx'
import { DeviceSettings } from '#features/account/device-settings.tsx'
import { LanguageSettings } from '#features/account/language-settings.tsx'
import { LayoutSettings } from '#features/account/layout-settings.tsx'
import { ProfileForm } from '#features/account/profile-form.tsx'
import { ShortcutSettings } from '#features/account/shortcut-settings.tsx'
import { SignInSettings } from '#features/account/sign-in-settings.tsx'
import { useLogOut } from '#shared/menus/use-log-out.ts'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import { roleWords } from '#shared/session/role-words.ts'
import { useHasRole, useUser } from '#shared/session/user.ts'
import * as styles from './profile.css.ts'

export function Component() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const logOut = useLogOut()
  if (!user) return null
  const name = user.userName ?? ''
  return (
    <Page title={t`Profile`} width="page">
      <div className={styles.layout}>
        <div className={styles.side}>
          <div className={styles.who}>
            <Avatar name={name} src={user.avatar} size={44} />
            <div>
              <h1 tabIndex={-1} className={styles.name}>
                <bdi>{name}</bdi>
              </h1>
              <p className={styles.role}>{i18n._(roleWords[user.role])}</p>
            </div>
          </div>
          <Parts onLogOut={() => logOut.mutate()} />
        </div>
        <div className={styles.parts}>
          <Part id="profile" title={<Trans>Profile</Trans>}>
            <ProfileForm key={user.userId} profile={user} />
          </Part>
          <Part id="sign-in" title={<Trans>Password and email</Trans>}>
            <SignInSettings profile={user} />
          </Part>
          <Part id="appearance" title={<Trans>Appearance</Trans>}>
            <AppearanceSettings />
          </Part>
          <Part id="layout" title={<Trans>Density and motion</Trans>}>
            <LayoutSettings />
          </Part>
          <Part id="language" title={<Trans>Language</Trans>}>
            <LanguageSettings />
          </Part>
          <Part id="keys" title={<Trans>Keyboard shortcuts</Trans>}>
            <ShortcutSettings />
          </Part>
          <Part id="device" title={<Trans>This device</Trans>}>
            <DeviceSettings />
          </Part>
        </div>
      </div>
    </Page>
  )
}

/** What the page holds, and the way out. */
function Parts({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useLingui()
  const isAdmin = useHasRole('Admin')
  return (
    <SideNav label={t({ message: 'Settings', comment: 'Noun: part of the profile page.' })}>
      <SideNavItem label={<Trans>Profile</Trans>} icon={<CircleUserRound size={16} />}>
        <Link to="#profile" />
      </SideNavItem>
      <SideNavItem label={<Trans>Password and email</Trans>} icon={<Lock size={16} />}>
        <Link to="#sign-in" />
      </SideNavItem>
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
        <button type="button" aria-label={t`Log out`} onClick={onLogOut} />
      </SideNavItem>
    </SideNav>
  )
}

type PartProps = { id: string; title: ReactNode; children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className={styles.part}>
      <SectionHeader title={title} size="lg" />
      {children}
    </section>
  )
}
