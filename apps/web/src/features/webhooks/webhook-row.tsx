import type { Schema } from '@halyard/api'
import { Badge, IconButton, Menu } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, KeyRound, Pencil, Send, Trash2 } from 'lucide-react'
import { formatLabels, problemTexts } from '#features/webhooks/labels.ts'
import { useWebhookActions } from '#features/webhooks/use-webhooks.ts'
import type { Scope } from '#features/webhooks/use-webhooks.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import * as styles from '#shared/list/row.css.ts'

type WebhookRowProps = {
  gameId: Scope
  webhook: Schema<'WebhookModel'>
  onEdit: () => void
  onSecret: (secret: string | null) => void
}

/** One webhook: where it leads, how it is, and what can be done with it. */
export function WebhookRow({ gameId, webhook, onEdit, onSecret }: WebhookRowProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const { remove, renew, test } = useWebhookActions(gameId)
  const { id, name, format, address } = webhook
  const count = webhook.events.length
  const sendTest = async () => {
    try {
      const { problem, answer } = await test(id)
      if (problem === null) toast({ tone: 'ok', id: 'webhook', title: t`The test arrived` })
      else
        toast({
          tone: 'bad',
          id: 'webhook',
          title: t`The test did not arrive`,
          body: [i18n._(problemTexts[problem]), answer].filter(Boolean).join(' '),
        })
    } catch (error) {
      toast({ tone: 'bad', id: 'webhook', title: t`Test not sent`, body: errorText(error) })
    }
  }
  const askRenew = () =>
    confirm({
      title: t`Make a new secret?`,
      body: <Trans>The old one signs beside it for a day.</Trans>,
      action: t`New secret`,
      run: async () => onSecret((await renew(id)).secret),
    })
  const askRemove = () =>
    confirm({
      tone: 'danger',
      title: t`Delete the webhook ${name}?`,
      body: <Trans>What waits for it is not sent. Its deliveries are deleted as well.</Trans>,
      action: t`Delete webhook`,
      run: () => remove(id),
    })
  const label = t`Actions for ${{ title: name }}`
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi> <State webhook={webhook} />
        </p>
        <p className={styles.facts}>
          {formatLabels[format]}
          {' · '}
          <bdi>{address}</bdi>
          {' · '}
          <Plural value={count} one="# event" other="# events" />
        </p>
      </div>
      <Menu
        align="end"
        label={label}
        items={[
          { label: t`Edit…`, icon: <Pencil size={16} />, onSelect: onEdit },
          { label: t`Send a test`, icon: <Send size={16} />, onSelect: () => void sendTest() },
          ...(format === 'json'
            ? [{ label: t`New secret…`, icon: <KeyRound size={16} />, onSelect: askRenew }]
            : []),
          {
            label: t`Delete…`,
            tone: 'danger' as const,
            icon: <Trash2 size={16} />,
            onSelect: askRemove,
          },
        ]}
        trigger={
          <IconButton label={label} hasTooltip={false}>
            <Ellipsis size={16} />
          </IconButton>
        }
      />
    </li>
  )
}

/** What is not as usual, in words. */
function State({ webhook }: Pick<WebhookRowProps, 'webhook'>) {
  const { isEnabled, isGone, restsUntil, failing } = webhook
  if (isGone)
    return (
      <Badge tone="bad">
        <Trans>Off: the receiver wants nothing anymore</Trans>
      </Badge>
    )
  if (!isEnabled)
    return (
      <Badge tone="neutral">
        <Trans comment="A webhook that is switched off.">Off</Trans>
      </Badge>
    )
  return (
    <>
      {failing > 0 && (
        <Badge tone="bad">
          <Plural value={failing} one="# delivery fails" other="# deliveries fail" />
        </Badge>
      )}{' '}
      {restsUntil !== null && (
        <Badge tone="warn">
          <Trans>
            Pauses until <LocalTime at={restsUntil} format="time" />
          </Trans>
        </Badge>
      )}
    </>
  )
}
