import { accountQueries, useGetJoin } from '@halyard/query'
import type { RegisterStatus } from '@halyard/api'
import { Button, ErrorState, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { useNavigate, useSearchParams } from 'react-router'
import { JoinForm } from '#features/account/register/join-form.tsx'
import { savePendingAccount } from '#features/account/register/pending-account.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'
import { returnTo, safeFrom } from '#shared/routing/from.ts'
import { useTitle } from '#shared/title.ts'

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(accountQueries.join()))
  return null
}

/** A provider knows the visitor; the platform gives them an account. */
export function Component() {
  const { t } = useLingui()
  useTitle(t`Choose a username`)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const from = safeFrom(search.get('from'))
  const { data: said, error } = useGetJoin()
  if (error)
    return (
      <ErrorState
        level={1}
        title={t`There is nothing to finish here`}
        actions={
          <Button asChild>
            <Link to={paths.login(returnTo(from))}>
              <Trans>Back to login</Trans>
            </Link>
          </Button>
        }
      >
        <ErrorMessage error={error} />
      </ErrorState>
    )
  if (!said) return <Skeleton height="18rem" shape="box" />
  const handleDone = (outcome: RegisterStatus, email: string) => {
    if (outcome !== 'LoggedIn') savePendingAccount(outcome, { email })
    void navigate(outcome === 'LoggedIn' ? from : paths.pending(), { replace: true })
  }
  return <JoinForm said={said} onDone={handleDone} />
}
