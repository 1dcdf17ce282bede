import { findUser } from '#modules/account/repository.ts'
import { postMail } from '#modules/account/mail-links.ts'
import type { NewMail } from '#modules/mail/mail-queue.ts'
import type { Context } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Writes to the owner of an account. What the mail is about has happened: a queue that is full does not undo it. */
export async function mailOwner(
  ctx: Pick<Context, 'db' | 'log' | 'config' | 'request' | 'mailQueue' | 'language'>,
  userId: string,
  occasion: NewMail['occasion'],
): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user) return
  await postMail(ctx, { occasion, userId, email: user.email }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    ctx.log.warn({ occasion }, 'a mail to the owner of an account found no room')
  })
}
