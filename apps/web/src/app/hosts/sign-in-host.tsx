import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { lazyPart } from '#shared/lazy-part.ts'
import { settleSignIn, useIsSignInAsked } from '#shared/session/session.ts'
import { useUser } from '#shared/session/user.ts'

const SignInAgain = lazyPart(
  'SignInAgain',
  () => import('#features/account/login/sign-in-again.tsx'),
)

/** The place of `askToSignIn()`, once, at the root. Its code loads when a session has ended. */
export function SignInHost() {
  const isAsked = useIsSignInAsked()
  const { revalidate } = useRevalidator()
  const user = useUser()
  if (!isAsked) return null
  const handleDone = (isSame: boolean) => {
    settleSignIn(isSame)
    // Somebody else may not stay where the first one was.
    if (!isSame) void revalidate()
  }
  return (
    <Suspense>
      <SignInAgain
        userName={user?.userName ?? ''}
        onDone={handleDone}
        onLeave={() => settleSignIn(false)}
      />
    </Suspense>
  )
}
