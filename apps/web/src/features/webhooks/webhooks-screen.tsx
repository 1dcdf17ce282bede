import { Button, Card, CardSection, EmptyState, PageHeader, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Schema } from '@halyard/api'
import { Deliveries } from '#features/webhooks/deliveries.tsx'
import { useWebhooks } from '#features/webhooks/use-webhooks.ts'
import { WebhookRow } from '#features/webhooks/webhook-row.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

const WebhookDialog = lazyPart(
  'WebhookDialog',
  () => import('#features/webhooks/webhook-dialog.tsx'),
)
const SecretDialog = lazyPart('SecretDialog', () => import('#features/webhooks/secret-dialog.tsx'))

type Webhook = Schema<'WebhookModel'>
type WebhooksScreenProps = { game: { id: number; title: string } | undefined }

/** Where the platform, or one game, announces what happens. */
export function WebhooksScreen({ game }: WebhooksScreenProps) {
  const { t } = useLingui()
  const hasWebhooks = useHasExtension('webhooks')
  const title = t`Webhooks`
  return (
    <Page title={game ? [title, game.title] : title} width="page">
      {hasWebhooks ? (
        <Webhooks gameId={game?.id} />
      ) : (
        <>
          <PageHeader title={title} />
          <EmptyState level={2} title={t`This server has no webhooks`}>
            <Trans>It announces nothing in chats.</Trans>
          </EmptyState>
        </>
      )}
    </Page>
  )
}

function Webhooks({ gameId }: { gameId: number | undefined }) {
  const { t } = useLingui()
  const { data, error, refetch } = useWebhooks(gameId)
  const [edited, setEdited] = useState<Webhook | 'new'>()
  const [secret, setSecret] = useState<string>()
  const showSecret = (made: string | null) => setSecret(made ?? undefined)
  return (
    <>
      <PageHeader
        title={<Trans>Webhooks</Trans>}
        actions={
          <Button tone="primary" icon={<Plus size={16} />} onClick={() => setEdited('new')}>
            <Trans>Add a webhook</Trans>
          </Button>
        }
      />
      {error && !data && (
        <LoadFailed
          level={2}
          title={t`The webhooks did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height="12rem" shape="box" />}
      {data?.length === 0 && (
        <EmptyState level={2} title={t`No webhooks yet`}>
          <Trans>
            A webhook announces bloods, notices and other events in Discord, Slack, Telegram or
            Matrix, or to a program of yours.
          </Trans>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Stack gap={6}>
          <Card padding="none">
            <CardSection>
              <ul aria-label={t`Webhooks`}>
                {data.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    gameId={gameId}
                    webhook={webhook}
                    onEdit={() => setEdited(webhook)}
                    onSecret={showSecret}
                  />
                ))}
              </ul>
            </CardSection>
          </Card>
          <Deliveries gameId={gameId} />
        </Stack>
      )}
      <Suspense>
        {edited && (
          <WebhookDialog
            gameId={gameId}
            stored={edited === 'new' ? undefined : edited}
            onSecret={showSecret}
            onClose={() => setEdited(undefined)}
          />
        )}
        {secret !== undefined && (
          <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
        )}
      </Suspense>
    </>
  )
}
