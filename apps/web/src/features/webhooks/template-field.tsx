import { Select, TextArea } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { eventLabels } from '#features/webhooks/labels.ts'
import type { WebhookEvent, WebhookFormat } from '#features/webhooks/labels.ts'
import { usePreview } from '#features/webhooks/use-webhooks.ts'
import type { Scope } from '#features/webhooks/use-webhooks.ts'
import type { WebhookForm } from '#features/webhooks/webhook-form.ts'
import { facts } from '#shared/list/row.css.ts'
import * as styles from './webhooks.css.ts'

const maxLength = 500
const placeholders = '{game} {team} {challenge} {owner} {text} {link}'

type TemplateFieldProps = {
  control: Control<WebhookForm>
  gameId: Scope
  format: WebhookFormat
  language: string
  events: readonly WebhookEvent[]
}

/** Own words for one event after the other, with the message as a chat shows it. */
export function TemplateField({ control, gameId, format, language, events }: TemplateFieldProps) {
  const { t, i18n } = useLingui()
  const { field } = useController({ control, name: 'templates' })
  const [chosen, setChosen] = useState<WebhookEvent>()
  const event = chosen !== undefined && events.includes(chosen) ? chosen : events[0]
  if (event === undefined) return null
  const text = field.value.find((template) => template.event === event)?.text ?? ''
  const change = (typed: string) =>
    field.onChange([
      ...field.value.filter((template) => template.event !== event),
      ...(typed === '' ? [] : [{ event, text: typed.slice(0, maxLength) }]),
    ])
  return (
    <>
      <Select<WebhookEvent>
        label={t({ message: 'Event', comment: 'What a message is about.' })}
        options={events.map((value) => ({ value, label: i18n._(eventLabels[value]) }))}
        value={event}
        onValueChange={setChosen}
      />
      <TextArea
        label={t({ message: 'Text', comment: 'Label of a field: what a message says.' })}
        hint={t`Empty for the words of the server. Two asterisks begin and end bold text, and these are filled in: ${placeholders}`}
        value={text}
        onChange={({ target }) => change(target.value)}
        rows={3}
      />
      <Preview {...{ gameId, format, event, language, text }} />
    </>
  )
}

type PreviewProps = Pick<TemplateFieldProps, 'gameId' | 'format' | 'language'> & {
  event: WebhookEvent
  text: string
}

function Preview({ gameId, text, ...rest }: PreviewProps) {
  const { data } = usePreview(gameId, { ...rest, text: useDeferredValue(text) })
  return (
    <div>
      <p className={facts}>
        <Trans comment="Heading over a message as it will look.">Preview</Trans>
      </p>
      <p className={styles.message}>
        {data?.segments.map(({ text: part, isBold, isLink }, index) => {
          const shown = isLink ? <span className={styles.link}>{part}</span> : part
          // oxlint-disable-next-line react/no-array-index-key -- parts have nothing else, and are replaced together
          return isBold ? <strong key={index}>{shown}</strong> : <span key={index}>{shown}</span>
        })}
      </p>
    </div>
  )
}
