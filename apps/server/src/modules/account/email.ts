import { ms } from '#db/database.ts'
import { nameOrEmailTaken, newStamp } from '#modules/account/create-account.ts'
import { postLink, postMail } from '#modules/account/mail-links.ts'
import { requireDomain } from '#modules/account/register.ts'
import { findUser, findUserByEmail, updateUser } from '#modules/account/repository.ts'
import type { UserRow } from '#modules/account/repository.ts'
import { countMail } from '#modules/mail/limits.ts'
import { readLinkPart, requireLink, spendLink } from '#modules/mail/links.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireEmailKey } from '#modules/text/email.ts'

/** Confirms a waiting account by its link and returns it. Throws Refusal 400 or 401. */
export async function verifyEmail(
  ctx: Context,
  text: Schema<'AccountVerifyModel'>,
): Promise<UserRow> {
  const owner = await findUserByEmail(ctx.db, readLinkPart(text.email))
  if (!owner) throw new Refusal(400, 'linkWrong')
  if (owner.email_confirmed) throw new Refusal(400, 'emailConfirmedAlready')
  const link = await requireLink(ctx, 'verify', text, { owner, status: 401 })
  if (owner.role === 'Banned') throw new Refusal(401, 'accountBanned')
  const nowMs = ctx.clock.now()
  await ctx.tx(async (db) => {
    await spendLink(db, link, { nowMs, status: 401 })
    await updateUser(db, owner.id, {
      email_confirmed: true,
      awaits_email: false,
      proven_email_key: owner.email_key,
      registered_at: ms(nowMs),
    })
  })
  return owner
}

/** Posts a link to the address that the account shall have. False when the policy confirms no addresses. Throws Refusal 400 or 429. */
export async function askForEmailChange(
  ctx: Context<'requestEmailChange'>,
  email: string,
): Promise<boolean> {
  const settings = await ctx.settings.read()
  if (!settings.accountPolicy.emailConfirmationRequired) return false
  requireDomain(settings, email)
  if (await findUserByEmail(ctx.db, email)) throw new Refusal(400, 'emailTaken')
  const user = await requireUser(ctx)
  const count = { db: ctx.db, ip: ctx.ip, nowMs: ctx.clock.now() }
  await countMail(count, email)
  // The new address may be anybody's: one account cannot write to many of them.
  await countMail(count, user.email)
  await postLink(ctx, 'confirm', user, email.trim())
  return true
}

/** Changes the account's address to the confirmed one and informs the old one. Throws Refusal 400. */
export async function confirmEmailChange(
  ctx: Context<'confirmEmailChange'>,
  text: Schema<'AccountVerifyModel'>,
): Promise<void> {
  const user = await requireUser(ctx)
  const link = await requireLink(ctx, 'confirm', text, { owner: user, status: 400 })
  const stamp = newStamp(ctx.random)
  const emailKey = requireEmailKey(link.email)
  await ctx
    .tx(async (db) => {
      await spendLink(db, link, { nowMs: ctx.clock.now(), status: 400 })
      await updateUser(db, user.id, {
        email: link.email,
        email_key: emailKey,
        proven_email_key: emailKey,
        email_confirmed: true,
        awaits_email: false,
        security_stamp: stamp,
      })
    })
    .catch((error: unknown) => {
      throw nameOrEmailTaken(error)
    })
  await ctx.keepSession(stamp)
  await postMail(ctx, { occasion: 'moved', userId: user.id, email: user.email })
}

async function requireUser({
  db,
  user,
}: Pick<Context<'confirmEmailChange'>, 'db' | 'user'>): Promise<UserRow> {
  const row = await findUser(db, user.id)
  if (!row) throw new Refusal(401, 'loginRequired')
  return row
}
