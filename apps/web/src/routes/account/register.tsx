import type { RegisterStatus } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AlreadyIn } from '#features/account/login/already-in.tsx'
import { RegisterForm } from '#features/account/register/register-form.tsx'
import type { NewAccount } from '#features/account/register/register-form.tsx'
import { savePendingAccount } from '#features/account/register/pending-account.ts'
import { safeFrom } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'
import { useTitle } from '#shared/title.ts'
import { useUser } from '#shared/session/user.ts'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Create an account`)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const from = safeFrom(search.get('from'))
  const user = useUser()
  const [wasVisitor] = useState(!user)
  if (user && !wasVisitor) return <AlreadyIn name={user.userName ?? ''} to={from} />
  const handleDone = (outcome: RegisterStatus, account: NewAccount) => {
    if (outcome !== 'LoggedIn') savePendingAccount(outcome, account)
    void navigate(outcome === 'LoggedIn' ? from : paths.pending(), { replace: true })
  }
  return <RegisterForm from={from} onDone={handleDone} />
}
