import type { Schema } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import type { WebhookEvent, WebhookFormat } from '#features/webhooks/labels.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { Problems } from '#shared/forms/use-validated-form.ts'

export type WebhookForm = {
  name: string
  format: WebhookFormat
  url: string
  target: string
  token: string
  events: WebhookEvent[]
  language: LanguageCode
  templates: { event: WebhookEvent; text: string }[]
  isEnabled: boolean
}

export const toForm = (stored: Schema<'WebhookModel'> | undefined): WebhookForm => ({
  name: stored?.name ?? '',
  format: stored?.format ?? 'discord',
  url: '',
  target: stored?.target ?? '',
  token: '',
  events: stored?.events ?? ['firstBlood', 'notice', 'challengeReleased'],
  language: languages.find(({ code }) => code === stored?.language)?.code ?? defaultLanguage,
  templates: stored?.templates ?? [],
  isEnabled: stored?.isEnabled ?? true,
})

/** What is left empty stays as it is stored. */
export const toEdit = (form: WebhookForm): Schema<'WebhookEditModel'> => ({
  name: form.name.trim(),
  ...(form.url.trim() !== '' && { url: form.url.trim() }),
  ...(form.token.trim() !== '' && { token: form.token.trim() }),
  target: form.target.trim(),
  events: form.events,
  language: form.language,
  templates: form.templates.filter(({ text }) => text.trim() !== ''),
  isEnabled: form.isEnabled,
})

export const toCreate = (form: WebhookForm): Schema<'WebhookCreateModel'> => ({
  ...toEdit(form),
  format: form.format,
  url: form.url.trim(),
})

export function useWebhookCheck(stored: Schema<'WebhookModel'> | undefined) {
  const { t } = useLingui()
  return ({ name, url, target, token, format }: WebhookForm): Problems<WebhookForm> => {
    const needsToken = format === 'telegram' || format === 'matrix'
    const isAddress = /^https?:\/\/[^\s@]+$/i.test(url.trim())
    const mayBeEmpty = stored !== undefined && url.trim() === ''
    return {
      name: name.trim() === '' ? t`Type a name.` : undefined,
      url: isAddress || mayBeEmpty ? undefined : t`Type an address that begins with https://.`,
      target: needsToken && target.trim() === '' ? t`Type where the bot writes.` : undefined,
      token:
        needsToken && !stored && token.trim() === '' ? t`Type the token of the bot.` : undefined,
    }
  }
}
