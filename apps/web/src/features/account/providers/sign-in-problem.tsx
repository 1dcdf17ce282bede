import { isSignInProblem } from '@halyard/rules'
import { FormError } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { problemTexts } from '#features/account/providers/problem-texts.ts'

/** What the address says of a log-in with a provider that led nowhere; nothing of its text is shown. */
export function SignInProblem({ code }: { code: string }) {
  const { i18n } = useLingui()
  return <FormError>{isSignInProblem(code) ? i18n._(problemTexts[code]) : undefined}</FormError>
}
