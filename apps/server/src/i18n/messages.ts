import type { Language } from '#i18n/language.ts'
import { translated } from '#i18n/translations.ts'
import { accountMessages } from '#i18n/messages/account.ts'
import { commonMessages } from '#i18n/messages/common.ts'
import { contentMessages } from '#i18n/messages/content.ts'
import { editMessages } from '#i18n/messages/edit.ts'
import { gameMessages } from '#i18n/messages/game.ts'
import { mailMessages } from '#i18n/messages/mail.ts'
import { sheetMessages } from '#i18n/messages/sheet.ts'
import { teamMessages } from '#i18n/messages/team.ts'
import { tokenMessages } from '#i18n/messages/token.ts'
import { validationMessages } from '#i18n/messages/validation.ts'

const messages = {
  ...commonMessages,
  ...validationMessages,
  ...accountMessages,
  ...mailMessages,
  ...contentMessages,
  ...teamMessages,
  ...tokenMessages,
  ...gameMessages,
  ...editMessages,
  ...sheetMessages,
}

/** Name of a sentence the server can say. */
export type MessageKey = keyof typeof messages
/** Values for the `{name}` marks of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

const isKey = (text: string): text is MessageKey => text in messages

/** Names of all sentences. */
export const messageKeys = (): MessageKey[] => Object.keys(messages).filter(isKey)

/** The sentence in that language, with its marks filled in. */
export function message(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return sentence(language, key).replaceAll(/\{(\w+)\}/g, (mark, name: string) =>
    name in values ? String(values[name]) : mark,
  )
}

function sentence(language: Language, key: MessageKey): string {
  const words = messages[key]
  return translated(language, key) ?? (language === 'zh-CN' ? words['zh-CN'] : words['en-US'])
}
