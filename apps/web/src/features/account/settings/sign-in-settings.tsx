import type { Profile } from '@halyard/api'
import { Button, Card } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { withTexts } from '#i18n/activate.ts'
import { Setting } from '#features/account/settings/setting.tsx'
import { confirm } from '#shared/feedback/feedback.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { useLogOut } from '#shared/menus/use-log-out.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from './settings.css.ts'

const ChangePassword = lazyPart(
  'ChangePassword',
  () => import('#features/account/password/change-password.tsx'),
)
const Sessions = lazyPart('Sessions', () =>
  withTexts('account', () => import('#features/account/sessions/sessions.tsx')),
)
const Identities = lazyPart('Identities', () =>
  withTexts('account', () => import('#features/account/providers/identities.tsx')),
)
const ChangeEmail = lazyPart('ChangeEmail', () => import('#features/account/mail/change-email.tsx'))

/** With what the person logs in, and where they are logged in. */
export function SignInSettings({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const { extensions } = usePlatform()
  const endsSessions = extensions?.includes('endSessions')
  const here = useLogOut()
  const everywhere = useLogOut('everywhere')
  const [open, setOpen] = useState<'password' | 'email'>()
  const close = () => setOpen(undefined)
  const askEverywhere = () =>
    confirm({
      title: t`Log out everywhere?`,
      body: (
        <Trans>
          This device and every other one are logged out, and links in emails to you stop working.
          Your password stays the same.
        </Trans>
      ),
      action: t`Log out everywhere`,
      run: () => everywhere.mutateAsync(),
    })
  return (
    <Card padding="none">
      <Setting
        title={<Trans>Email</Trans>}
        note={<bdi className={styles.value}>{profile.email}</bdi>}
        action={
          <Button onClick={() => setOpen('email')}>
            <Trans>Change email</Trans>
          </Button>
        }
      />
      <Setting
        title={<Trans>Password</Trans>}
        note={
          endsSessions ? (
            <Trans>Changing your password logs out every other device.</Trans>
          ) : (
            <Trans>Changing your password logs out every other device within half an hour.</Trans>
          )
        }
        action={
          <Button onClick={() => setOpen('password')}>
            <Trans>Change password</Trans>
          </Button>
        }
      />
      <Setting
        title={<Trans>This device</Trans>}
        note={<Trans>Logging out also removes what this browser has stored about you.</Trans>}
        action={
          <Button loading={here.isPending} onClick={() => here.mutate()}>
            <Trans>Log out</Trans>
          </Button>
        }
      />
      {endsSessions && (
        <Setting
          title={<Trans>All devices</Trans>}
          note={<Trans>Might someone else be logged in as you? This ends every session.</Trans>}
          action={
            <Button onClick={askEverywhere}>
              <Trans>Log out everywhere</Trans>
            </Button>
          }
        />
      )}
      {extensions?.includes('oidc') && (
        <Suspense>
          <Identities userName={profile.userName ?? ''} />
        </Suspense>
      )}
      {extensions?.includes('sessions') && (
        <Suspense>
          <Sessions />
        </Suspense>
      )}
      <Suspense>
        {open === 'password' && (
          <ChangePassword userName={profile.userName ?? ''} onClose={close} />
        )}
        {open === 'email' && <ChangeEmail email={profile.email ?? ''} onClose={close} />}
      </Suspense>
    </Card>
  )
}
