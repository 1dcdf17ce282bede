import { Button, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { FormHead } from '#features/account/form-head.tsx'
import { useLogOut } from '#shared/menus/use-log-out.ts'

/** For a signed-in user on the log-in page: continue, or use another account. */
export function AlreadyIn({ name, to }: { name: string; to: string }) {
  const { t } = useLingui()
  const { mutate: logOut, isPending } = useLogOut()
  return (
    <Stack gap={5}>
      <FormHead title={t`You are logged in`}>
        <Trans>
          As <strong>{name}</strong>.
        </Trans>
      </FormHead>
      <Stack gap={2}>
        <Button tone="primary" size="lg" isFullWidth asChild>
          <Link to={to}>
            <Trans>Continue as {name}</Trans>
          </Link>
        </Button>
        <Button size="lg" isFullWidth loading={isPending} onClick={() => logOut()}>
          <Trans>Log out</Trans>
        </Button>
      </Stack>
    </Stack>
  )
}
