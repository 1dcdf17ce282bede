import { createAccount } from '#modules/account/create-account.ts'
import {
  callerOf,
  requireLoginAttempt,
  resetLoginAttempts,
} from '#modules/account/login-attempts.ts'
import { postLink } from '#modules/account/mail-links.ts'
import { allowedDomains, isDomainAllowed } from '#modules/account/policy.ts'
import { findUser, findUserByEmail } from '#modules/account/repository.ts'
import type { UserRow } from '#modules/account/repository.ts'
import { requireCaptcha } from '#modules/captcha/captcha.ts'
import { countMail } from '#modules/mail/limits.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { normalForm } from '#modules/text/names.ts'
import { verifyPassword } from '#platform/passwords.ts'

type Policy = Schema<'AccountPolicy'>
type Model = Schema<'RegisterModel'>
type Status = Schema<'RegisterStatus'>

export interface Registration {
  readonly userId: string
  readonly status: Status
}

/** What becomes of a new account. */
export function outcomeOf(policy: Policy): Status {
  if (policy.activeOnRegister) return 'LoggedIn'
  return policy.emailConfirmationRequired
    ? 'EmailConfirmationRequired'
    : 'AdminConfirmationRequired'
}

/** Throws Refusal 400 for a mail address whose domain the policy does not list. */
export function requireDomain({ emailDomainList }: Policy, email: string): void {
  if (isDomainAllowed(email, emailDomainList)) return
  const domains = allowedDomains(emailDomainList).join(', ')
  throw new Refusal(400, 'emailDomainRefused', { values: { domains } })
}

/**
 * Creates an account as the policy allows. A mail that is known, confirmed or not, is refused: nobody
 * gets into an account whose password was not checked. Whoever registers a waiting account again, with
 * its own password, gets the mail again. Throws Refusal 400 or 429.
 */
export async function register(ctx: Context, model: Model): Promise<Registration> {
  const { accountPolicy: policy } = await ctx.settings.read()
  if (!policy.allowRegister) throw new Refusal(400, 'registrationClosed')
  await requireCaptcha(ctx, model.challenge)
  requireDomain(policy, model.email)
  const known = await findUserByEmail(ctx.db, model.email)
  const status = outcomeOf(policy)
  if (known) {
    if (status !== 'EmailConfirmationRequired') throw new Refusal(400, 'emailTaken')
    await requireOwnWaiting(ctx, known, model)
    await sendVerification(ctx, known)
    return { userId: known.id, status }
  }
  const isMailed = status === 'EmailConfirmationRequired'
  if (isMailed) await countMail(mailCount(ctx), model.email)
  const userId = await createAccount(ctx.db, ctx, {
    userName: model.userName,
    email: model.email,
    password: model.password,
    isConfirmed: status === 'LoggedIn',
    awaitsEmail: isMailed,
  })
  const user = isMailed ? await findUser(ctx.db, userId) : undefined
  if (user) await postLink(ctx, 'verify', user)
  return { userId, status }
}

const mailCount = ({ db, ip, clock }: Context) => ({ db, ip, nowMs: clock.now() })

/** Throws Refusal unless the account waits for its mail and the model has its name and password. */
async function requireOwnWaiting(ctx: Context, user: UserRow, model: Model): Promise<void> {
  if (!user.awaits_email || normalForm(model.userName) !== user.user_name_key) {
    throw new Refusal(400, 'emailTaken')
  }
  const caller = callerOf(ctx)
  await requireLoginAttempt(caller, user.id)
  const { isRight } = await verifyPassword(model.password, user.password_hash)
  if (!isRight) throw new Refusal(400, 'emailTaken')
  await resetLoginAttempts(caller, user.id)
}

async function sendVerification(ctx: Context, user: UserRow): Promise<void> {
  await countMail(mailCount(ctx), user.email)
  await postLink(ctx, 'verify', user)
}
