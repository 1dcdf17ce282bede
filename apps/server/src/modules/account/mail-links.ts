import type { UserRow } from '#modules/account/repository.ts'
import type { LinkPurpose } from '#modules/mail/links.ts'
import { originOf } from '#modules/mail/origin.ts'
import type { NewMail } from '#modules/mail/mail-queue.ts'
import type { Context } from '#modules/operation/context.ts'

/** Queues a mail; it is composed after the response (write-mail.ts). */
export function postMail(
  ctx: Pick<Context, 'config' | 'request' | 'mailQueue' | 'language'>,
  mail: Pick<NewMail, 'occasion' | 'userId' | 'email'>,
): Promise<void> {
  const origin = originOf(ctx.config, ctx.request)
  return ctx.mailQueue.enqueue({ ...mail, origin, language: ctx.language })
}

/** Promises a link of that purpose to the account's address, or to the one it shall have. */
export const postLink = (
  ctx: Context,
  purpose: LinkPurpose,
  user: UserRow,
  email = user.email,
): Promise<void> => postMail(ctx, { occasion: purpose, userId: user.id, email })
