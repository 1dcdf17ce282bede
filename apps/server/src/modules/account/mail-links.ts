import type { UserRow } from '#modules/account/repository.ts'
import { linkMail } from '#modules/mail/compose.ts'
import { createLink } from '#modules/mail/links.ts'
import type { LinkPurpose } from '#modules/mail/links.ts'
import { originOf } from '#modules/mail/origin.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Mail } from '#platform/mail.ts'

/** Posts a link of that purpose to the account's address, or to the one it shall have. */
export function postLink(
  ctx: Context,
  purpose: LinkPurpose,
  user: UserRow,
  email = user.email,
): void {
  ctx.outbox.post(async () => [await writeLink(ctx, purpose, user, email)])
}

/** Makes a link for the account and the mail that carries it. */
export async function writeLink(
  ctx: Context,
  purpose: LinkPurpose,
  user: UserRow,
  email: string,
): Promise<Mail> {
  const origin = originOf(ctx.config, ctx.request)
  const url = await createLink(ctx, { purpose, email, owner: user, origin })
  return linkMail(purpose, url, await aboutAccount(ctx, user, email))
}

/** What every mail about an account says. */
export async function aboutAccount(ctx: Context, user: UserRow, to: string) {
  const { globalConfig } = await ctx.settings.read()
  return { to, userName: user.user_name, platform: globalConfig.title, language: ctx.language }
}
