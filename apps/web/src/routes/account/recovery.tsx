import { useLingui } from '@lingui/react/macro'
import { RecoveryForm } from '#features/account/recovery-form.tsx'
import { useSearchParams } from '#shared/router.ts'
import { useTitle } from '#shared/title.ts'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Set a new password`)
  const [search] = useSearchParams()
  return <RecoveryForm email={search.get('email') ?? ''} />
}
