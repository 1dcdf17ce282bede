import { accountMessages } from '#i18n/messages/account.ts'
import { commonMessages } from '#i18n/messages/common.ts'
import { contentMessages } from '#i18n/messages/content.ts'
import { editMessages } from '#i18n/messages/edit.ts'
import { gameMessages } from '#i18n/messages/game.ts'
import { instanceMessages } from '#i18n/messages/instance.ts'
import { mailMessages } from '#i18n/messages/mail.ts'
import { proxyMessages } from '#i18n/messages/proxy.ts'
import { secondFactorMessages } from '#i18n/messages/second-factor.ts'
import { sheetMessages } from '#i18n/messages/sheet.ts'
import { teamMessages } from '#i18n/messages/team.ts'
import { tokenMessages } from '#i18n/messages/token.ts'
import { validationMessages } from '#i18n/messages/validation.ts'
import { webhookMessages } from '#i18n/messages/webhook.ts'

/** All messages of the server, by key. */
export const messages = {
  ...commonMessages,
  ...validationMessages,
  ...accountMessages,
  ...mailMessages,
  ...contentMessages,
  ...teamMessages,
  ...tokenMessages,
  ...gameMessages,
  ...editMessages,
  ...proxyMessages,
  ...instanceMessages,
  ...sheetMessages,
  ...secondFactorMessages,
  ...webhookMessages,
}

/** Key of a message of the server. */
export type MessageKey = keyof typeof messages
