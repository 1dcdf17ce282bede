import { useListTokens } from '@halyard/query'
import { Button, EmptyState, ErrorState, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { TokenList } from '#features/tokens/token-list.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

const CreateToken = lazyPart('CreateToken', () => import('#features/tokens/create-token.tsx'))

export function Component() {
  const { t } = useLingui()
  const hasScopes = useHasExtension('tokenScopes')
  const [isCreating, setIsCreating] = useState(false)
  const create = (
    <Button tone="primary" icon={<Plus size={16} />} onClick={() => setIsCreating(true)}>
      <Trans>Create token</Trans>
    </Button>
  )
  return (
    <Page title={t`API tokens`} width="form">
      <PageHeader
        title={<Trans>API tokens</Trans>}
        description={
          hasScopes ? (
            <Trans>The tokens of everyone: what they may do, and when they were last used.</Trans>
          ) : (
            <Trans>
              For displays and scripts that follow the monitor's feed without a password.
            </Trans>
          )
        }
        actions={create}
      />
      <Tokens />
      <Suspense>{isCreating && <CreateToken onClose={() => setIsCreating(false)} />}</Suspense>
    </Page>
  )
}

function Tokens() {
  const { t } = useLingui()
  const { data, error, refetch } = useListTokens()
  if (data && data.length > 0) return <TokenList tokens={data} />
  if (data) {
    return (
      <EmptyState level={2} title={t`No tokens yet`}>
        <Trans>Create one for each program, so that each can be revoked separately.</Trans>
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={t`The tokens did not load`}
        actions={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
      >
        <ErrorMessage error={error} />
      </ErrorState>
    )
  }
  return (
    <Loading label={t`Tokens are loading`}>
      <Skeleton height="14rem" shape="box" />
    </Loading>
  )
}
