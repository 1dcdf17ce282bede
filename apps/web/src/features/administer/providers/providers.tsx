import type { Schema } from '@halyard/api'
import { useCheckProvider, useGetProviders, useUpdateProviders } from '@halyard/query'
import { isSignInProblem } from '@halyard/rules'
import {
  Badge,
  Button,
  Card,
  CardSection,
  Inline,
  SectionHeader,
  Skeleton,
  Stack,
} from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problemLabels } from '#features/administer/providers/problem-labels.ts'
import { ProviderDialog } from '#features/administer/providers/provider-dialog.tsx'
import { withProvider } from '#features/administer/providers/provider-form.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useErrorText } from '#shared/errors/error-text.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'

type Provider = Schema<'ProviderModel'>

/** Where people may log in with an account that they have elsewhere. */
export function Providers() {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useGetProviders()
  const [edited, setEdited] = useState<Provider | 'new'>()
  return (
    <section>
      <Stack gap={2}>
        <SectionHeader title={<Trans>Login providers</Trans>} />
        {isPending && <Skeleton height="6rem" shape="box" />}
        {error && (
          <LoadFailed
            title={t`The login providers could not be loaded`}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <Card padding="none">
            {data.providers.map((provider) => (
              <ProviderRow
                key={provider.id}
                provider={provider}
                stored={data}
                onEdit={() => setEdited(provider)}
              />
            ))}
            <CardSection>
              <Button onClick={() => setEdited('new')}>
                <Trans>Add a login provider</Trans>
              </Button>
            </CardSection>
          </Card>
        )}
        {data && edited && (
          <ProviderDialog
            stored={data}
            provider={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Stack>
    </section>
  )
}

type ProviderRowProps = {
  provider: Provider
  stored: Schema<'ProvidersModel'>
  onEdit: () => void
}

function ProviderRow({ provider, stored, onEdit }: ProviderRowProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const { id, label, issuer, isFixed } = provider
  const { mutateAsync: save } = useUpdateProviders()
  const { mutate: check, isPending } = useCheckProvider({
    onSuccess: ({ problem, reason }) =>
      toast({
        tone: problem === null ? 'ok' : 'bad',
        id: `provider-${id}`,
        title: problem === null ? t`${label} answers` : t`People cannot log in with ${label}`,
        body: isSignInProblem(problem) ? `${i18n._(problemLabels(problem))} (${reason ?? ''})` : '',
      }),
    onError: (error) =>
      toast({
        tone: 'bad',
        id: `provider-${id}`,
        title: t`${label} was not checked`,
        body: errorText(error),
      }),
  })
  const askRemove = () =>
    confirm({
      title: t`Remove ${label}?`,
      body: (
        <Trans>
          Accounts that were made with it stay. Those without a password cannot log in until they
          get one by email.
        </Trans>
      ),
      action: t`Remove provider`,
      tone: 'danger',
      run: () =>
        save({ etag: stored.etag, providers: withProvider(stored.providers, id, undefined) }),
    })
  return (
    <CardSection>
      <Inline gap={3}>
        <strong>
          <bdi>{label}</bdi>
        </strong>
        <bdi dir="ltr">{issuer}</bdi>
        {isFixed && (
          <Badge>
            <Trans>Server configuration</Trans>
          </Badge>
        )}
        <Button
          loading={isPending}
          aria-label={t`Check: ${label}`}
          onClick={() => check({ providerId: id })}
        >
          <Trans comment="Button: asks a login provider whether it answers.">Check</Trans>
        </Button>
        {!isFixed && (
          <>
            <Button aria-label={t`Edit: ${label}`} onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
            <Button aria-label={t`Remove: ${label}`} onClick={() => askRemove()}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
      </Inline>
    </CardSection>
  )
}
