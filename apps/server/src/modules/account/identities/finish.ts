import type { ProviderOptions } from '#config/providers.ts'
import { ms } from '#db/database.ts'
import type { ForeignProfile } from '#db/tables/accounts.ts'
import { linkAccount } from '#modules/account/identities/link.ts'
import { requireAllowed } from '#modules/account/identities/policy.ts'
import {
  findIdentity,
  insertSignIn,
  takeSignIn,
  updateIdentity,
} from '#modules/account/identities/repository.ts'
import type { SignIn } from '#modules/account/identities/repository.ts'
import { applyRole } from '#modules/account/identities/roles.ts'
import {
  clearSignInKey,
  newSignInKey,
  readSignInKey,
  SIGN_IN_MS,
} from '#modules/account/identities/sign-in-cookie.ts'
import { asked } from '#modules/account/identities/start.ts'
import { openSession } from '#modules/account/open-session.ts'
import { findUser, findUserByEmail } from '#modules/account/repository.ts'
import type { UserRow } from '#modules/account/repository.ts'
import type { Context } from '#modules/operation/context.ts'
import { SignInFailure } from '#modules/provider/failure.ts'

type Ctx = Context<'finishSignIn'>

/** What was begun in this browser with this provider. It is spent, whatever comes of it. Throws SignInFailure. */
export async function takeBegun(ctx: Ctx): Promise<SignIn> {
  const key = readSignInKey(ctx)
  clearSignInKey(ctx)
  const signIn = key && (await takeSignIn(ctx.db, key.hash, ctx.clock.now()))
  // Each provider has an address of its own to lead back to: the answer of one is not taken for that of another.
  const isAnswer = signIn?.provider === ctx.path.providerId && key?.state === ctx.query.state
  if (!signIn || signIn.profile || !isAnswer) throw new SignInFailure('expired')
  return signIn
}

/** Reads the answer of the provider, acts on it, and returns where to go. Throws SignInFailure. */
export async function finish(ctx: Ctx, signIn: SignIn): Promise<string> {
  const provider = await ctx.providers.find(signIn.provider)
  if (provider?.issuer !== signIn.issuer) throw new SignInFailure('gone')
  if (signIn.user_id !== null && signIn.user_id !== ctx.user?.id)
    throw new SignInFailure('loggedOut')
  const answer = new URLSearchParams(
    Object.entries(ctx.query).filter(([, value]) => value !== undefined),
  )
  const state = signIn.token_hash.toString('base64url')
  const profile = await asked(ctx, provider, () =>
    ctx.providers.readAnswer(provider, answer, { ...signIn, state }),
  )
  requireAllowed(provider, profile)
  if (signIn.user_id !== null) {
    await linkAccount(ctx, signIn.user_id, profile)
    return '/account/profile?linked=1#identities'
  }
  const user = (await ownerOf(ctx, profile)) ?? (await ownerOfMail(ctx, profile))
  if (!user) return join(ctx, signIn, profile)
  await enter(ctx, provider, profile, user)
  return signIn.return_to
}

/** Whose account the identity opens. */
async function ownerOf({ db }: Ctx, profile: ForeignProfile): Promise<UserRow | undefined> {
  const identity = await findIdentity(db, profile)
  return identity && findUser(db, identity.user_id)
}

/**
 * The account with a mail address that the provider and a link in a mail have both verified; it is linked. Nobody gets into an account
 * whose address was only typed, or into one of staff. Throws SignInFailure.
 */
async function ownerOfMail(ctx: Ctx, profile: ForeignProfile): Promise<UserRow | undefined> {
  if (!profile.isEmailVerified) return undefined
  const user = await findUserByEmail(ctx.db, profile.email)
  if (!user) return undefined
  if (user.role === 'Banned') throw new SignInFailure('banned')
  if (user.role !== 'User') throw new SignInFailure('staff')
  if (!user.email_confirmed || user.proven_email_key !== user.email_key)
    throw new SignInFailure('emailTaken')
  await linkAccount(ctx, user.id, profile)
  return user
}

async function enter(
  ctx: Ctx,
  provider: ProviderOptions,
  profile: ForeignProfile,
  user: UserRow,
): Promise<void> {
  if (user.role === 'Banned') throw new SignInFailure('banned')
  if (!user.email_confirmed) throw new SignInFailure('waiting')
  const identity = await findIdentity(ctx.db, profile)
  // Unlinked, or the account deleted, since a moment ago.
  if (identity?.user_id !== user.id) throw new SignInFailure('expired')
  await updateIdentity(ctx.db, identity.id, {
    name: profile.name,
    ctftime_team: profile.ctftimeTeam && JSON.stringify(profile.ctftimeTeam),
    last_used_at: ms(ctx.clock.now()),
  })
  await applyRole(ctx, provider, profile, user)
  await openSession(ctx, user)
}

/** Lets somebody new choose a user name. Throws SignInFailure where nobody registers. */
async function join(ctx: Ctx, signIn: SignIn, profile: ForeignProfile): Promise<string> {
  const { accountPolicy } = await ctx.settings.read()
  if (!accountPolicy.allowRegister) throw new SignInFailure('closed')
  const nowMs = ctx.clock.now()
  await insertSignIn(ctx.db, nowMs, {
    ...signIn,
    token_hash: newSignInKey(ctx).hash,
    profile: JSON.stringify(profile),
    expiresAtMs: nowMs + SIGN_IN_MS,
  })
  return `/account/join?${new URLSearchParams({ from: signIn.return_to }).toString()}`
}
