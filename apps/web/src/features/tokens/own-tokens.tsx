import { useListOwnTokens } from '@halyard/query'
import { Button, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { TokenList } from '#features/tokens/token-list.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import * as styles from './token-list.css.ts'

const CreateToken = lazyPart('CreateToken', () => import('#features/tokens/create-token.tsx'))

/** The tokens of the person, for programs that act as them. */
export function OwnTokens() {
  const { t } = useLingui()
  const [isCreating, setIsCreating] = useState(false)
  const { data: tokens, error, isPending, refetch } = useListOwnTokens()
  return (
    <div className={styles.own}>
      <p className={styles.note}>
        <Trans>
          A program with a token acts as you, within what you allow it. It never sees your password,
          and each token can be revoked separately.
        </Trans>
      </p>
      {isPending && <Skeleton height="6rem" shape="box" />}
      {error && (
        <LoadFailed
          level={3}
          title={t`The tokens did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {tokens && tokens.length > 0 && <TokenList tokens={tokens} areOwn />}
      <div>
        <Button icon={<Plus size={16} />} onClick={() => setIsCreating(true)}>
          <Trans>Create token</Trans>
        </Button>
      </div>
      <Suspense>{isCreating && <CreateToken onClose={() => setIsCreating(false)} />}</Suspense>
    </div>
  )
}
