import { Avatar, SectionHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { withTexts } from '#i18n/activate.ts'
import { AppearanceSettings } from '#features/account/settings/appearance.tsx'
import { DeviceSettings } from '#features/account/settings/device-settings.tsx'
import { LanguageSettings } from '#features/account/settings/language-settings.tsx'
import { LayoutSettings } from '#features/account/settings/layout-settings.tsx'
import { ProfileParts } from '#features/account/profile/profile-parts.tsx'
import { ProfileForm } from '#features/account/profile/profile-form.tsx'
import { ShortcutSettings } from '#features/account/settings/shortcut-settings.tsx'
import { SignInSettings } from '#features/account/settings/sign-in-settings.tsx'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { roleLabels } from '#shared/session/role-labels.ts'
import { useUser } from '#shared/session/user.ts'
import { ProfileTokens } from './profile-tokens.tsx'
import * as styles from './profile.css.ts'

const SecondFactor = lazyPart('SecondFactor', () =>
  withTexts('account', () => import('#features/account/second-factor/second-factor.tsx')),
)

export function Component() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const hasTokens = useHasExtension('tokenScopes')
  const hasSecondFactor = useHasExtension('secondFactor')
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
              <p className={styles.role}>{i18n._(roleLabels[user.role])}</p>
            </div>
          </div>
          <ProfileParts />
        </div>
        <div className={styles.parts}>
          <Part id="profile" title={<Trans>Profile</Trans>}>
            <ProfileForm key={user.userId} profile={user} />
          </Part>
          <Part id="sign-in" title={<Trans>Password and email</Trans>}>
            <SignInSettings profile={user} />
          </Part>
          {hasTokens && (
            <Part id="tokens" title={<Trans>API tokens</Trans>}>
              <ProfileTokens />
            </Part>
          )}
          {hasSecondFactor && (
            <Part id="second-factor" title={<Trans>Second factor</Trans>}>
              <Suspense>
                <SecondFactor />
              </Suspense>
            </Part>
          )}
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

type PartProps = { id: string; title: ReactNode; children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className={styles.part}>
      <SectionHeader title={title} size="lg" />
      {children}
    </section>
  )
}
