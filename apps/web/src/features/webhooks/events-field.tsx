import { Checkbox, Fieldset, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { eventLabels, publicEvents, staffEvents } from '#features/webhooks/labels.ts'
import type { WebhookEvent } from '#features/webhooks/labels.ts'
import type { WebhookForm } from '#features/webhooks/webhook-form.ts'

/** What is announced: what everybody may read, and what is for staff. */
export function EventsField({ control }: { control: Control<WebhookForm> }) {
  const { t, i18n } = useLingui()
  const { field } = useController({ control, name: 'events' })
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    field.onChange(
      isChosen ? [...field.value, event] : field.value.filter((chosen) => chosen !== event),
    )
  const boxes = (events: readonly WebhookEvent[]) => (
    <Stack gap={2}>
      {events.map((event) => (
        <Checkbox
          key={event}
          label={i18n._(eventLabels[event])}
          checked={field.value.includes(event)}
          onCheckedChange={(isChosen) => choose(event, isChosen === true)}
        />
      ))}
    </Stack>
  )
  return (
    <>
      <Fieldset legend={t`Events that everyone may read`}>{boxes(publicEvents)}</Fieldset>
      <Fieldset legend={t`Events for staff`} hint={t`Not for a channel that players read.`}>
        {boxes(staffEvents)}
      </Fieldset>
    </>
  )
}
