import { newStamp } from '#modules/account/create-account.ts'
import { resetLoginAttempts } from '#modules/account/login-attempts.ts'
import { postMail } from '#modules/account/mail-links.ts'
import { isPasswordAcceptable } from '#modules/account/policy.ts'
import { findUserByEmail, updateUser } from '#modules/account/repository.ts'
import { requireCaptcha } from '#modules/captcha/captcha.ts'
import { countMail } from '#modules/mail/limits.ts'
import { readLinkPart, requireLink, spendLink } from '#modules/mail/links.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hashPassword } from '#platform/passwords.ts'

/**
 * Queues a mail with a link for a new password, or with the confirmation link of a new account. The address is looked up after the
 * response, so that neither its text nor its timing reveals whether it is known. Throws Refusal 400 or 429.
 */
export async function askForRecovery(ctx: Context, model: Schema<'RecoveryModel'>): Promise<void> {
  const { accountPolicy } = await ctx.settings.read()
  await requireCaptcha(ctx, model.challenge)
  if (!accountPolicy.emailConfirmationRequired) throw new Refusal(400, 'recoveryClosed')
  const { db, ip, clock } = ctx
  await countMail({ db, ip, nowMs: clock.now() }, model.email)
  await postMail(ctx, { occasion: 'recovery', userId: null, email: model.email })
}

/** Sets a new password by a mailed link; every session and every other link of the account ends. Throws Refusal 400. */
export async function resetPassword(
  ctx: Context,
  { password, email, rToken }: Schema<'PasswordResetModel'>,
): Promise<void> {
  const { db, clock, random } = ctx
  const owner = await findUserByEmail(db, readLinkPart(email))
  if (!owner) throw new Refusal(400, 'linkWrong')
  const link = await requireLink(ctx, 'reset', { token: rToken, email }, { owner, status: 400 })
  if (!isPasswordAcceptable(password)) throw new Refusal(400, 'passwordTooWeak')
  const change = {
    password_hash: await hashPassword(password),
    security_stamp: newStamp(random),
    proven_email_key: owner.email_key,
  }
  await ctx.tx(async (tx) => {
    await spendLink(tx, link, { nowMs: clock.now(), status: 400 })
    await updateUser(tx, owner.id, change)
  })
  await resetLoginAttempts(ctx, owner.id)
}
