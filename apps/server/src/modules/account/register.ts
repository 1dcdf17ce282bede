import { createAccount } from '#modules/account/create-account.ts'
import { callerOf, countLoginAttempt, resetLoginAttempts } from '#modules/account/login-attempts.ts'
import { postLink, postMail } from '#modules/account/mail-links.ts'
import { isDomainAllowed, isDomainDenied, listedDomains } from '#modules/account/policy.ts'
import { findUser, findUserByEmail, isNameTaken } from '#modules/account/repository.ts'
import type { UserRow } from '#modules/account/repository.ts'
import { requireCaptcha } from '#modules/captcha/captcha.ts'
import { countMail } from '#modules/mail/limits.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { normalForm } from '#modules/text/names.ts'
import type { SettingsValues } from '#modules/settings/defaults.ts'
import { verifyPassword } from '#platform/passwords.ts'

type Policy = Schema<'AccountPolicy'>
type Model = Schema<'RegisterModel'>
type Status = Schema<'RegisterStatus'>

export interface Registration {
  /** Of the account that may be used at once; absent while it waits. */
  readonly userId?: string
  readonly status: Status
}

/** What becomes of a new account. */
export function outcomeOf(policy: Policy): Status {
  if (policy.activeOnRegister) return 'LoggedIn'
  return policy.emailConfirmationRequired
    ? 'EmailConfirmationRequired'
    : 'AdminConfirmationRequired'
}

/** Throws Refusal 400 for a mail address whose domain is denied, or missing where the settings list domains. */
export function requireDomain(
  { accountPolicy, mailPolicy }: Pick<SettingsValues, 'accountPolicy' | 'mailPolicy'>,
  email: string,
): void {
  if (isDomainDenied(email, mailPolicy.deniedDomains)) throw new Refusal(400, 'emailDomainDenied')
  const { emailDomainList } = accountPolicy
  if (isDomainAllowed(email, emailDomainList)) return
  const domains = listedDomains(emailDomainList).join(', ')
  throw new Refusal(400, 'emailDomainRefused', { values: { domains } })
}

/**
 * Creates an account as the policy allows. Where accounts are confirmed by mail, an address that is in use is answered like any
 * other, and its owner gets a mail; elsewhere it is refused. Nobody gets into an account whose password was not checked. Whoever
 * registers a waiting account again, with its own password, gets the mail again. Throws Refusal 400 or 429.
 */
export async function register(ctx: Context, model: Model): Promise<Registration> {
  const settings = await ctx.settings.read()
  const policy = settings.accountPolicy
  if (!policy.allowRegister) throw new Refusal(400, 'registrationClosed')
  await requireCaptcha(ctx, model.challenge)
  requireDomain(settings, model.email)
  const status = outcomeOf(policy)
  if (status !== 'EmailConfirmationRequired') {
    const isConfirmed = status === 'LoggedIn'
    return { userId: await createAccount(ctx.db, ctx, { ...namesOf(model), isConfirmed }), status }
  }
  await registerByMail(ctx, model)
  return { status }
}

const namesOf = ({ userName, email, password }: Model) => ({ userName, email, password })

/** Promises a mail to the address, whether it is new, waits for confirmation or has an account. Throws Refusal 400 or 429. */
async function registerByMail(ctx: Context, model: Model): Promise<void> {
  await countMail({ db: ctx.db, ip: ctx.ip, nowMs: ctx.clock.now() }, model.email)
  const known = await findUserByEmail(ctx.db, model.email)
  if (known && (await isOwnWaiting(ctx, known, model))) return postLink(ctx, 'verify', known)
  try {
    const account = { ...namesOf(model), isConfirmed: false, awaitsEmail: true }
    const user = await findUser(ctx.db, await createAccount(ctx.db, ctx, account))
    if (user) await postLink(ctx, 'verify', user)
  } catch (error) {
    if (!(error instanceof Refusal && error.key === 'emailTaken')) throw error
    // A name that is taken is refused whatever the address is, or the two together would reveal it.
    if (await isNameTaken(ctx.db, model.userName)) throw new Refusal(400, 'userNameTaken')
    // The owner of the address gets a link; others learn nothing.
    await postMail(ctx, { occasion: 'recovery', userId: null, email: model.email })
  }
}

/** Whether the account waits for its mail and the model has its name and password. */
async function isOwnWaiting(ctx: Context, user: UserRow, model: Model): Promise<boolean> {
  if (!user.awaits_email || normalForm(model.userName) !== user.user_name_key) return false
  const caller = callerOf(ctx)
  if ((await countLoginAttempt(caller, user.id)) > 0) return false
  const { isRight } = await verifyPassword(model.password, user.password_hash)
  if (isRight) await resetLoginAttempts(caller, user.id)
  return isRight
}
