import type { Schema } from '@halyard/api'
import { Button, Card, CardSection, SectionHeader, Segmented, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { eventLabels, problemTexts, statusLabels, testLabel } from '#features/webhooks/labels.ts'
import { useDeliveries, useWebhookActions } from '#features/webhooks/use-webhooks.ts'
import type { Scope } from '#features/webhooks/use-webhooks.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import * as styles from '#shared/list/row.css.ts'

/** What was sent, and what the receivers said. */
export function Deliveries({ gameId }: { gameId: Scope }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<'all' | 'failing'>('all')
  const { data, error, refetch } = useDeliveries(gameId, shown === 'all' ? undefined : shown)
  return (
    <section>
      <Stack gap={3}>
        <SectionHeader
          title={<Trans comment="Heading over messages that were sent.">Deliveries</Trans>}
          action={
            <Segmented
              label={t`Deliveries to show`}
              options={[
                { value: 'all', label: t({ message: 'All', context: 'deliveries' }) },
                { value: 'failing', label: t({ message: 'Failing', context: 'deliveries' }) },
              ]}
              value={shown}
              onValueChange={setShown}
            />
          }
        />
        {error && !data && (
          <LoadFailed
            title={t`The deliveries did not load`}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton height="8rem" shape="box" />}
        {data?.length === 0 && (
          <p className={styles.facts}>
            {shown === 'all' ? <Trans>Nothing was sent yet.</Trans> : <Trans>Nothing fails.</Trans>}
          </p>
        )}
        {data && data.length > 0 && (
          <Card padding="none">
            <CardSection>
              <ul aria-label={t({ message: 'Deliveries', comment: 'Messages that were sent.' })}>
                {data.map((delivery) => (
                  <DeliveryRow key={delivery.id} gameId={gameId} delivery={delivery} />
                ))}
              </ul>
            </CardSection>
          </Card>
        )}
      </Stack>
    </section>
  )
}

type DeliveryRowProps = { gameId: Scope; delivery: Schema<'WebhookDeliveryModel'> }

function DeliveryRow({ gameId, delivery }: DeliveryRowProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const { resend, isSending } = useWebhookActions(gameId)
  const { id, event, status, game, webhook, createdAt, nextAt, problem, answer } = delivery
  const name = i18n._(event === 'test' ? testLabel : eventLabels[event])
  const sendAgain = async () => {
    try {
      await resend(id)
    } catch (error) {
      toast({ tone: 'bad', id: 'webhook', title: t`Not sent`, body: errorText(error) })
    }
  }
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          {name} · {i18n._(statusLabels[status])}
        </p>
        <p className={styles.facts}>
          <LocalTime at={createdAt} format="dateTime" />
          {' · '}
          <bdi>{webhook}</bdi>
          {gameId === undefined && game !== null && (
            <>
              {' · '}
              <bdi>{game}</bdi>
            </>
          )}
          {status === 'waiting' && problem !== null && nextAt !== null && (
            <>
              {' · '}
              <Trans>
                again <LocalTime at={nextAt} format="dateTime" />
              </Trans>
            </>
          )}
        </p>
        {(problem !== null || answer) && (
          <p className={styles.facts}>
            {problem !== null && i18n._(problemTexts[problem])} {delivery.answerStatus}{' '}
            <bdi>{answer}</bdi>
          </p>
        )}
      </div>
      <Button
        size="sm"
        loading={isSending}
        aria-label={t`Send again: ${name}`}
        onClick={() => void sendAgain()}
      >
        <Trans comment="Button: sends a message once more.">Send again</Trans>
      </Button>
    </li>
  )
}
