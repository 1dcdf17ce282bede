import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AlreadyIn } from '#features/account/login/already-in.tsx'
import { LoginForm } from '#features/account/login/login-form.tsx'
import { safeFrom } from '#shared/routing/from.ts'
import { useTitle } from '#shared/title.ts'
import { useUser } from '#shared/session/user.ts'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Log in`)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const from = safeFrom(search.get('from'))
  const user = useUser()
  const [wasVisitor] = useState(!user)
  if (user && !wasVisitor) return <AlreadyIn name={user.userName ?? ''} to={from} />
  return <LoginForm from={from} onDone={() => void navigate(from, { replace: true })} />
}
