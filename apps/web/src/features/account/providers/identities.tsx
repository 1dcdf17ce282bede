import type { Schema } from '@halyard/api'
import { useLinkIdentity, useListIdentities, useUnlinkIdentity } from '@halyard/query'
import { Button, CardSection, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SetPassword } from '#features/account/password/set-password.tsx'
import { ProviderIcon } from '#features/account/providers/provider-icon.tsx'
import { SignInProblem } from '#features/account/providers/sign-in-problem.tsx'
import * as styles from '#features/account/sessions/sessions.css.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useErrorText } from '#shared/errors/error-text.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { RelativeTime } from '#shared/format/local-time.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

/** Accounts of providers that log in to this one, and those that may. */
export function Identities({ userName }: { userName: string }) {
  const { t } = useLingui()
  const headingId = useId()
  const { providers = [] } = usePlatform()
  const [search] = useSearchParams()
  const [isSetting, setSetting] = useState(false)
  const { data, error, isPending, refetch } = useListIdentities()
  const identities = data?.identities ?? []
  const linked = new Set(identities.map(({ provider }) => provider))
  if (data && identities.length === 0 && providers.length === 0) return null
  const problem = search.get('problem')
  return (
    <CardSection id="identities" className={styles.section}>
      <h3 id={headingId} className={styles.name}>
        <Trans>Login providers</Trans>
      </h3>
      <p className={styles.facts}>
        <Trans>An account there, linked with yours, logs in to it.</Trans>
      </p>
      {problem !== null && <SignInProblem code={problem} />}
      {isPending && <Skeleton height="3rem" shape="box" />}
      {error && (
        <LoadFailed
          level={3}
          title={t`Your login providers could not be loaded`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul aria-labelledby={headingId}>
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} />
          ))}
          {providers
            .filter(({ id }) => !linked.has(id))
            .map((provider) => (
              <ProviderRow key={provider.id} provider={provider} />
            ))}
        </ul>
      )}
      {data && !data.hasPassword && (
        <div className={styles.row}>
          <p className={styles.text}>
            <Trans>Your account has no password. Set one to log in without a provider, too.</Trans>
          </p>
          <Button onClick={() => setSetting(true)}>
            <Trans>Set a password</Trans>
          </Button>
        </div>
      )}
      {isSetting && <SetPassword userName={userName} onClose={() => setSetting(false)} />}
    </CardSection>
  )
}

function IdentityRow({ identity }: { identity: Schema<'IdentityModel'> }) {
  const { t } = useLingui()
  const { id, label, name, lastUsedAt } = identity
  const { mutateAsync: unlink } = useUnlinkIdentity()
  const ask = () =>
    confirm({
      title: t`Unlink ${label}?`,
      body: <Trans>It no longer logs in to your account. You can link it again.</Trans>,
      action: t`Unlink`,
      run: () => unlink({ identityId: id }),
    })
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{label}</bdi>
        </p>
        <p className={styles.facts}>
          {name && (
            <>
              <bdi>{name}</bdi>
              {' · '}
            </>
          )}
          <Trans>
            Last used <RelativeTime at={lastUsedAt} />
          </Trans>
        </p>
      </div>
      <Button aria-label={t`Unlink: ${label}`} onClick={() => ask()}>
        <Trans>Unlink</Trans>
      </Button>
    </li>
  )
}

function ProviderRow({ provider }: { provider: Schema<'ProviderInfo'> }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { id, label, icon } = provider
  const { mutate, isPending, isSuccess } = useLinkIdentity({
    onSuccess: ({ location: address }) => location.assign(address),
    onError: (error) =>
      toast({ tone: 'bad', id: `link-${id}`, title: t`Not linked`, body: errorText(error) }),
  })
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <ProviderIcon icon={icon} />
        <bdi>{label}</bdi>
      </p>
      <Button
        loading={isPending || isSuccess}
        aria-label={t`Link: ${label}`}
        onClick={() => mutate({ provider: id })}
      >
        <Trans comment="Button: links the account with one of a login provider.">Link</Trans>
      </Button>
    </li>
  )
}
