import { breaksReference, breaksUnique } from '#db/errors.ts'
import type { ForeignProfile } from '#db/tables/accounts.ts'
import {
  deleteIdentity,
  insertIdentity,
  listIdentitiesOf,
  lockAccount,
} from '#modules/account/identities/repository.ts'
import { postMail } from '#modules/account/mail-links.ts'
import { findUser } from '#modules/account/repository.ts'
import type { Db } from '#db/database.ts'
import type { Context } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { SignInFailure } from '#modules/provider/failure.ts'
import { orderedUuid } from '#platform/random.ts'

/** Lets the account of a provider open the account, and informs its owner. Throws SignInFailure. */
export async function linkAccount(
  ctx: Context,
  userId: string,
  profile: ForeignProfile,
): Promise<void> {
  await ctx
    .tx((tx) => storeIdentity(tx, ctx, userId, profile))
    .catch((error: unknown) => {
      throw linkProblem(error)
    })
  await inform(ctx, 'linked', userId)
}

/** Throws what the constraints refuse: the identity opens one account, and an account has one identity of a provider. */
export async function storeIdentity(
  tx: Db,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  userId: string,
  { issuer, subject, name, ctftimeTeam }: ForeignProfile,
): Promise<void> {
  const nowMs = clock.now()
  await insertIdentity(tx, nowMs, {
    id: orderedUuid(random, nowMs),
    issuer,
    subject,
    user_id: userId,
    name,
    ctftime_team: ctftimeTeam && JSON.stringify(ctftimeTeam),
  })
}

function linkProblem(error: unknown): unknown {
  if (breaksUnique(error, 'identities_subject_unique')) return new SignInFailure('linkTaken')
  if (breaksUnique(error, 'identities_one_per_issuer')) return new SignInFailure('linkedAlready')
  // The account was deleted while the visitor was at the provider.
  return breaksReference(error) ? new SignInFailure('loggedOut') : error
}

/** Takes an identity from the account; the last way to log in stays. Throws Refusal 400 or 404. */
export async function unlink(ctx: Context<'unlinkIdentity'>, id: string): Promise<void> {
  const { providers } = await ctx.providers.list()
  const isKnown = ({ issuer }: { readonly issuer: string }) =>
    providers.some((provider) => provider.issuer === issuer)
  await ctx.tx(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    const identities = await listIdentitiesOf(tx, ctx.user.id)
    if (!account || !identities.some((identity) => identity.id === id))
      throw new Refusal(404, 'identityNotFound')
    const others = identities.filter((identity) => identity.id !== id && isKnown(identity))
    if (account.password_hash === '' && others.length === 0)
      throw new Refusal(400, 'identityIsLast')
    await deleteIdentity(tx, id)
  })
  await inform(ctx, 'unlinked', ctx.user.id)
}

/** A mail that cannot be stored does not undo what it is about. */
async function inform(ctx: Context, occasion: 'linked' | 'unlinked', userId: string) {
  const user = await findUser(ctx.db, userId)
  if (!user) return
  await postMail(ctx, { occasion, userId, email: user.email }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
