import type { Schema } from '@halyard/api'
import { Fieldset, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { EventsField } from '#features/webhooks/events-field.tsx'
import { formatLabels } from '#features/webhooks/labels.ts'
import { TemplateField } from '#features/webhooks/template-field.tsx'
import { useSaveWebhook } from '#features/webhooks/use-webhooks.ts'
import type { Scope } from '#features/webhooks/use-webhooks.ts'
import { toCreate, toEdit, toForm, useWebhookCheck } from '#features/webhooks/webhook-form.ts'
import type { WebhookForm } from '#features/webhooks/webhook-form.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormSelect, FormSwitch } from '#shared/forms/value-fields.tsx'
import { languages } from '#i18n/languages.ts'

const formats = ['discord', 'slack', 'telegram', 'matrix', 'json'] as const

type WebhookDialogProps = {
  gameId: Scope
  /** Undefined for a new one. */
  stored: Schema<'WebhookModel'> | undefined
  onSecret: (secret: string | null) => void
  onClose: () => void
}

/** Where a webhook leads, what it announces, and in which words. */
export function WebhookDialog({ gameId, stored, onSecret, onClose }: WebhookDialogProps) {
  const { t } = useLingui()
  const save = useSaveWebhook(gameId, (secret) => {
    toast({ tone: 'ok', id: 'webhook', title: t`Webhook saved` })
    onClose()
    onSecret(secret)
  })
  const { isPending, error } = save
  const { form, error: formError } = useValidatedForm<WebhookForm>({
    defaultValues: toForm(stored),
    check: useWebhookCheck(stored),
    failure: error,
  })
  const { control } = form
  const [format, language, events] = useWatch({ control, name: ['format', 'language', 'events'] })
  const needsToken = format === 'telegram' || format === 'matrix'
  return (
    <FormDialog
      title={stored ? t`Edit webhook` : t`Add a webhook`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save webhook</Trans>}
      form={form}
      onSubmit={(values) =>
        stored
          ? save.update({ ...toEdit(values), webhookId: stored.id, etag: stored.etag })
          : save.create(toCreate(values))
      }
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      {!stored && (
        <FormSelect
          control={control}
          name="format"
          label={t({ message: 'Format', comment: 'Which chat messages are made for.' })}
          options={formats.map((value) => ({ value, label: formatLabels[value] }))}
        />
      )}
      <FormTextField control={control} name="name" label={t`Name`} maxLength={100} />
      <FormTextField
        control={control}
        name="url"
        label={t`Address`}
        hint={stored && t`Leave it empty to keep the stored one.`}
        placeholder={stored?.address ?? placeholders[format]}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      {needsToken && (
        <>
          <FormTextField
            control={control}
            name="target"
            label={format === 'matrix' ? t`Room` : t`Chat`}
            placeholder={format === 'matrix' ? '!abc:example.org' : '-1001234567890'}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
          />
          <FormTextField
            control={control}
            name="token"
            label={t`Token of the bot`}
            hint={stored && t`Leave it empty to keep the stored one.`}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
      <EventsField control={control} />
      <FormSelect
        control={control}
        name="language"
        label={t`Language`}
        options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
      />
      <Fieldset legend={t`Own words`}>
        <Stack gap={3}>
          <TemplateField
            control={control}
            gameId={gameId}
            format={format}
            language={language}
            events={events}
          />
        </Stack>
      </Fieldset>
      {stored && <FormSwitch control={control} name="isEnabled" label={t`Send what happens`} />}
    </FormDialog>
  )
}

/** What an address of each looks like. */
const placeholders = {
  discord: 'https://discord.com/api/webhooks/…',
  slack: 'https://hooks.slack.com/services/…',
  telegram: 'https://api.telegram.org',
  matrix: 'https://matrix.example.org',
  json: 'https://example.org/hook',
} as const
