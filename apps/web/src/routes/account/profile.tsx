import { Button, PageHeader, SectionHeader, Stack, StatusBadge } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import type { LoaderFunctionArgs } from '#shared/router.ts'
import { AppearanceSettings } from '#features/account/appearance.tsx'
import { ProfileForm } from '#features/account/profile-form.tsx'
import { requireRole } from '#shared/guard.ts'
import { useLogOut } from '#shared/menus/use-log-out.ts'
import { Page } from '#shared/page.tsx'
import { useUser } from '#shared/user.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request)
  return null
}

export function Component() {
  const { t } = useLingui()
  const user = useUser()
  const { mutate: logOut, isPending } = useLogOut()
  if (!user) return null
  return (
    <Page title={t`Profile`} width="form">
      <PageHeader
        title={<bdi>{user.userName}</bdi>}
        description={user.email}
        above={<RoleMark role={user.role} />}
        actions={
          <Button icon={<LogOut size={16} />} pending={isPending} onClick={() => logOut()}>
            <Trans>Log out</Trans>
          </Button>
        }
      />
      <Stack gap={4} asChild>
        <section>
          <SectionHeader title={<Trans>Profile</Trans>} size="lg" />
          <ProfileForm key={user.userId} profile={user} />
        </section>
      </Stack>
      <Stack gap={4} asChild>
        <section>
          <SectionHeader title={<Trans>Appearance</Trans>} size="lg" />
          <AppearanceSettings />
        </section>
      </Stack>
    </Page>
  )
}

function RoleMark({ role }: { role: string }) {
  if (role === 'Admin') {
    return (
      <StatusBadge status="admin">
        <Trans>Administrator</Trans>
      </StatusBadge>
    )
  }
  if (role === 'Monitor') {
    return (
      <StatusBadge status="monitor">
        <Trans>Monitor</Trans>
      </StatusBadge>
    )
  }
  return null
}
