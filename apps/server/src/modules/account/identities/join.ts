import type { ForeignProfile } from '#db/tables/accounts.ts'
import { breaksUnique } from '#db/errors.ts'
import { createAccount } from '#modules/account/create-account.ts'
import { storeIdentity } from '#modules/account/identities/link.ts'
import { suggestedNames } from '#modules/account/identities/policy.ts'
import { findSignIn, takeSignIn } from '#modules/account/identities/repository.ts'
import type { SignIn } from '#modules/account/identities/repository.ts'
import { applyRole } from '#modules/account/identities/roles.ts'
import { clearSignInKey, readSignInKey } from '#modules/account/identities/sign-in-cookie.ts'
import { postLink, postMail } from '#modules/account/mail-links.ts'
import { outcomeOf, requireDomain } from '#modules/account/register.ts'
import type { Registration } from '#modules/account/register.ts'
import { findUser, findUserByEmail, isNameTaken } from '#modules/account/repository.ts'
import { requireCaptcha } from '#modules/captcha/captcha.ts'
import { countMail } from '#modules/mail/limits.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

interface Waiting extends SignIn {
  readonly profile: ForeignProfile
}

/** What a provider said of whoever uses this browser. Throws Refusal 404. */
async function requireWaiting(ctx: Context): Promise<Waiting> {
  const key = readSignInKey(ctx)
  const signIn = key && (await findSignIn(ctx.db, key.hash, ctx.clock.now()))
  if (!signIn?.profile) throw new Refusal(404, 'joinExpired')
  return { ...signIn, profile: signIn.profile }
}

/** What the screen begins with. Throws Refusal 404. */
export async function joinOf(ctx: Context): Promise<Schema<'JoinModel'>> {
  const { profile, provider } = await requireWaiting(ctx)
  const { email, isEmailVerified } = profile
  return {
    label: (await ctx.providers.find(provider))?.label ?? provider,
    userName: await freeName(ctx, suggestedNames(profile)),
    email,
    isEmailVerified,
  }
}

async function freeName({ db }: Context, names: readonly string[]): Promise<string> {
  for (const name of names) if (!(await isNameTaken(db, name))) return name
  return ''
}

/**
 * Creates an account for what the provider said, as the policy allows. An address that the provider has verified needs no mail; any other
 * is treated as one that somebody typed. Throws Refusal.
 */
export async function joinWith(
  ctx: Context<'joinWithProvider'>,
  model: Schema<'JoinInputModel'>,
): Promise<Registration> {
  const waiting = await requireWaiting(ctx)
  const settings = await ctx.settings.read()
  const { accountPolicy: policy } = settings
  if (!policy.allowRegister) throw new Refusal(400, 'registrationClosed')
  await requireCaptcha(ctx, model.challenge)
  const { profile } = waiting
  const isProven = profile.isEmailVerified
  const email = isProven ? profile.email : (model.email ?? '')
  requireDomain(settings, email)
  const asPolicy = outcomeOf(policy)
  const needsMail = asPolicy === 'EmailConfirmationRequired' && !isProven
  const status = asPolicy === 'EmailConfirmationRequired' && isProven ? 'LoggedIn' : asPolicy
  const account = {
    userName: model.userName,
    email,
    isConfirmed: status === 'LoggedIn',
    awaitsEmail: needsMail,
    isProven,
  }
  if (needsMail) await countMail({ db: ctx.db, ip: ctx.ip, nowMs: ctx.clock.now() }, email)
  const userId = await create(ctx, waiting, account).catch((error: unknown) =>
    needsMail ? hideOwner(ctx, account, error) : Promise.reject(error),
  )
  clearSignInKey(ctx)
  const user = userId === undefined ? undefined : await findUser(ctx.db, userId)
  if (!user) return { status }
  if (needsMail) await postLink(ctx, 'verify', user)
  const provider = await ctx.providers.find(waiting.provider)
  if (provider && status === 'LoggedIn') await applyRole(ctx, provider, profile, user)
  return { userId: user.id, status }
}

/** The account and its identity, or neither; what the provider said is spent with them. */
const create = (
  ctx: Context,
  { token_hash: hash, profile }: Waiting,
  account: Parameters<typeof createAccount>[2],
): Promise<string> =>
  ctx
    .tx(async (tx) => {
      if (!(await takeSignIn(tx, hash, ctx.clock.now()))) throw new Refusal(404, 'joinExpired')
      const userId = await createAccount(tx, ctx, account)
      await storeIdentity(tx, ctx, userId, profile)
      return userId
    })
    .catch((error: unknown) => {
      const isTaken = breaksUnique(error, 'identities_subject_unique')
      throw isTaken ? new Refusal(400, 'identityTaken') : error
    })

/** An address that is in use is answered like any other where accounts are confirmed by mail; its owner gets one. */
async function hideOwner(
  ctx: Context,
  { userName, email }: { readonly userName: string; readonly email: string },
  error: unknown,
): Promise<undefined> {
  if (!(error instanceof Refusal && error.key === 'emailTaken')) throw error
  if (await isNameTaken(ctx.db, userName)) throw new Refusal(400, 'userNameTaken')
  if (await findUserByEmail(ctx.db, email))
    await postMail(ctx, { occasion: 'recovery', userId: null, email })
}
