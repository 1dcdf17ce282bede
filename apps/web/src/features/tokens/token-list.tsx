import type { Schema } from '@halyard/api'
import { useDeleteOwnToken, useRestoreToken, useRevokeToken } from '@halyard/query'
import { Badge, Button, Card, CardSection, IconButton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { inOrder, tokenStatus } from '#features/tokens/status.ts'
import type { TokenStatus } from '#features/tokens/status.ts'
import { TokenScopes } from '#features/tokens/token-scopes.tsx'
import { useNow } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { LocalTime, TimeOrDate } from '#shared/format/local-time.tsx'
import * as styles from './token-list.css.ts'

type Token = Schema<'ApiToken'>

type TokenListProps = {
  tokens: readonly Token[]
  /** They are the reader's, who revokes them for good. */
  areOwn?: boolean
}

/** Tokens: what they are for and may do, whether they work, and when and from where they were last used. */
export function TokenList({ tokens, areOwn = false }: TokenListProps) {
  const { t } = useLingui()
  const nowMs = useNow()
  return (
    <Card padding="none" asChild>
      <ul aria-label={t`API tokens`}>
        {inOrder(tokens, nowMs).map((token) => (
          <li key={token.id} className={styles.row}>
            <CardSection className={styles.inside}>
              <Facts
                token={token}
                status={tokenStatus(token, nowMs)}
                Heading={areOwn ? 'h3' : 'h2'}
              />
              {areOwn ? <Revoke token={token} /> : <Actions token={token} />}
            </CardSection>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type FactsProps = { token: Token; status: TokenStatus; Heading: 'h2' | 'h3' }

function Facts({ token, status, Heading }: FactsProps) {
  const { name, createdAt, expiresAt, lastUsedAt, lastUsedIp, creator } = token
  const made = <LocalTime at={createdAt} format="date" />
  return (
    <div className={styles.text}>
      <Heading className={styles.name}>
        <bdi>{name}</bdi> <StatusMark status={status} />
      </Heading>
      <TokenScopes token={token} />
      <p className={styles.facts}>
        <span>
          {creator ? (
            <Trans>
              Created on {made} by <bdi>{creator}</bdi>
            </Trans>
          ) : (
            <Trans comment="When an API token was made.">Created on {made}</Trans>
          )}
        </span>
        <span>{expiresAt === null ? <Trans>Never expires</Trans> : <Expiry at={expiresAt} />}</span>
        <span>
          {lastUsedAt === null ? (
            <Trans>Never used</Trans>
          ) : (
            <LastUse at={lastUsedAt} ip={lastUsedIp} />
          )}
        </span>
      </p>
    </div>
  )
}

function Expiry({ at }: { at: number }) {
  const nowMs = useNow()
  const day = <LocalTime at={at} format="date" />
  return at <= nowMs ? <Trans>Expired on {day}</Trans> : <Trans>Expires on {day}</Trans>
}

function LastUse({ at, ip }: { at: number; ip: string | null | undefined }) {
  const when = <TimeOrDate at={at} />
  if (!ip) return <Trans>Last used {when}</Trans>
  const address = <bdi>{ip}</bdi>
  return (
    <Trans>
      Last used {when} from {address}
    </Trans>
  )
}

function StatusMark({ status }: { status: TokenStatus }) {
  if (status === 'active') {
    return (
      <Badge tone="ok">
        <Trans comment="State of an API token: it can be used.">Active</Trans>
      </Badge>
    )
  }
  if (status === 'revoked') {
    return (
      <Badge tone="bad">
        <Trans comment="State of an API token.">Revoked</Trans>
      </Badge>
    )
  }
  return (
    <Badge>
      <Trans context="of a token">Expired</Trans>
    </Badge>
  )
}

/** Asks first: what is revoked here does not come back. */
function Revoke({ token: { id: tokenId, name } }: { token: Token }) {
  const { t } = useLingui()
  const { mutateAsync } = useDeleteOwnToken()
  const ask = () =>
    confirm({
      title: t`Revoke “${name}”?`,
      body: <Trans>What uses this token stops working immediately.</Trans>,
      action: t`Revoke token`,
      tone: 'danger',
      run: () => mutateAsync({ tokenId }),
    })
  return (
    <Button size="sm" aria-label={t`Revoke ${name}`} onClick={ask}>
      <Trans comment="Button: makes an API token stop working.">Revoke</Trans>
    </Button>
  )
}

/** Revoking acts at once, because it can be taken back on the same spot; only deleting asks. */
function Actions({ token: { id: tokenId, name, isRevoked } }: { token: Token }) {
  const { t } = useLingui()
  const onError = (error: Error) =>
    toast({
      tone: 'bad',
      id: tokenId,
      title: t`“${name}” was not changed`,
      body: <ErrorMessage error={error} />,
    })
  const revoke = useRevokeToken({ onError })
  const restore = useRestoreToken({ onError })
  const askDelete = () =>
    confirm({
      title: t`Delete “${name}”?`,
      body: (
        <Trans>
          The token stops working for good and leaves this list. A revoked one could be restored.
        </Trans>
      ),
      action: t`Delete token`,
      tone: 'danger',
      run: () => revoke.mutateAsync({ tokenId, forGood: true }),
    })
  return (
    <div className={styles.actions}>
      {isRevoked ? (
        <Button
          size="sm"
          loading={restore.isPending}
          aria-label={t`Restore ${name}`}
          onClick={() => restore.mutate({ tokenId })}
        >
          <Trans comment="Button: makes a revoked token work again.">Restore</Trans>
        </Button>
      ) : (
        <Button
          size="sm"
          loading={revoke.isPending}
          aria-label={t`Revoke ${name}`}
          onClick={() => revoke.mutate({ tokenId })}
        >
          <Trans comment="Button: makes an API token stop working.">Revoke</Trans>
        </Button>
      )}
      <IconButton tone="danger" label={t`Delete ${name}`} onClick={askDelete}>
        <Trash2 size={16} />
      </IconButton>
    </div>
  )
}
