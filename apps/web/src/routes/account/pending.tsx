import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RegisterOutcome } from '#features/account/register/register-outcome.tsx'
import { readPendingAccount, typedAccount } from '#features/account/register/pending-account.ts'
import { paths } from '#shared/paths.ts'
import { useTitle } from '#shared/title.ts'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Create an account`)
  const navigate = useNavigate()
  const [waiting] = useState(readPendingAccount)
  return (
    <RegisterOutcome
      waiting={waiting}
      account={typedAccount()}
      onLoggedIn={() => void navigate(paths.home(), { replace: true })}
    />
  )
}
