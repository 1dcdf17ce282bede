import type { UserRow } from '#modules/account/repository.ts'
import type { LinkPurpose } from '#modules/mail/links.ts'
import { originOf } from '#modules/mail/origin.ts'
import type { MailPromise } from '#modules/mail/outbox.ts'
import type { Context } from '#modules/operation/context.ts'

/** Promises a mail; what it says is made up after the answer (write-mail.ts). */
export function postMail(
  ctx: Context,
  promise: Pick<MailPromise, 'occasion' | 'userId' | 'email'>,
): Promise<void> {
  const origin = originOf(ctx.config, ctx.request)
  return ctx.outbox.post({ ...promise, origin, language: ctx.language })
}

/** Promises a link of that purpose to the account's address, or to the one it shall have. */
export const postLink = (
  ctx: Context,
  purpose: LinkPurpose,
  user: UserRow,
  email = user.email,
): Promise<void> => postMail(ctx, { occasion: purpose, userId: user.id, email })
