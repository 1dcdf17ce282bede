import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withTexts } from '#i18n/activate.ts'
import { AlreadyIn } from '#features/account/login/already-in.tsx'
import { LoginForm } from '#features/account/login/login-form.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { safeFrom } from '#shared/routing/from.ts'
import { useTitle } from '#shared/title.ts'
import { useUser } from '#shared/session/user.ts'

const SecondStep = lazyPart('SecondStep', () =>
  withTexts('account', () => import('#features/account/second-factor/second-step.tsx')),
)

/** In the address, so that the second step may be loaded again. */
const STEP = 'step'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Log in`)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const from = safeFrom(search.get('from'))
  const user = useUser()
  const [wasVisitor] = useState(!user)
  const showStep = (isSecond: boolean) =>
    setSearch(
      (before) => {
        if (isSecond) before.set(STEP, '2')
        else before.delete(STEP)
        return before
      },
      { replace: true },
    )
  const enter = () => void navigate(from, { replace: true })
  if (user && !wasVisitor) return <AlreadyIn name={user.userName ?? ''} to={from} />
  if (search.has(STEP))
    return (
      <Suspense>
        <SecondStep onDone={enter} onBack={() => showStep(false)} />
      </Suspense>
    )
  return <LoginForm from={from} onDone={enter} onSecondStep={() => showStep(true)} />
}
