import type { RegisterStatus } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate, useSearchParams } from '#shared/router.ts'
import { AlreadyIn } from '#features/account/already-in.tsx'
import { RegisterForm } from '#features/account/register-form.tsx'
import { RegisterOutcome } from '#features/account/register-outcome.tsx'
import { safeFrom } from '#shared/from.ts'
import { useTitle } from '#shared/title.ts'
import { useUser } from '#shared/user.ts'

type Result = { outcome: RegisterStatus; email: string }

export function Component() {
  const { t } = useLingui()
  useTitle(t`Create an account`)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const from = safeFrom(search.get('from'))
  const user = useUser()
  const [wasVisitor] = useState(!user)
  const [result, setResult] = useState<Result>()
  if (user && !wasVisitor) return <AlreadyIn name={user.userName ?? ''} to={from} />
  if (result && result.outcome !== 'LoggedIn') {
    return <RegisterOutcome outcome={result.outcome} email={result.email} />
  }
  const handleDone = (outcome: RegisterStatus, email: string) => {
    setResult({ outcome, email })
    if (outcome === 'LoggedIn') void navigate(from, { replace: true })
  }
  return <RegisterForm from={from} onDone={handleDone} />
}
