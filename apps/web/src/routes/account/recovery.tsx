import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { RecoveryForm } from '#features/account/password/recovery-form.tsx'
import { useTitle } from '#shared/title.ts'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Set a new password`)
  const [search] = useSearchParams()
  return <RecoveryForm email={search.get('email') ?? ''} />
}
