import { newStamp } from '#modules/account/create-account.ts'
import { finish, takeBegun } from '#modules/account/identities/finish.ts'
import { joinOf, joinWith } from '#modules/account/identities/join.ts'
import { unlink } from '#modules/account/identities/link.ts'
import { localPath } from '#modules/account/identities/local-path.ts'
import { listIdentitiesOf, lockAccount } from '#modules/account/identities/repository.ts'
import { beginSignIn } from '#modules/account/identities/start.ts'
import { identityView } from '#modules/account/identities/view.ts'
import { openSession } from '#modules/account/open-session.ts'
import { isPasswordAcceptable } from '#modules/account/policy.ts'
import { findUser, updateUser } from '#modules/account/repository.ts'
import { registrationView } from '#modules/account/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { SignInFailure } from '#modules/provider/failure.ts'
import { hashPassword } from '#platform/passwords.ts'

/** Leads the browser on; nothing that leads to a provider, or back from one, is stored on the way. */
const redirect = (location: string) =>
  new RawReply({ status: 302, headers: { location, 'cache-control': 'no-store' } })

/** Where the visitor reads why it led nowhere: a code alone, for which the client has a sentence. */
function problemAt(screen: string, error: unknown, values: Record<string, string> = {}): RawReply {
  if (!(error instanceof SignInFailure)) throw error
  const query = new URLSearchParams({ ...values, problem: error.problem })
  return redirect(`${screen}?${query.toString()}`)
}

const startSignIn = handle('startSignIn', async (ctx) => {
  const returnTo = localPath(ctx.query.from)
  try {
    const provider = await ctx.providers.find(ctx.path.providerId)
    if (!provider) throw new SignInFailure('gone')
    return redirect(await beginSignIn(ctx, provider, { returnTo, userId: null }))
  } catch (error) {
    return problemAt('/account/login', error, { from: returnTo })
  }
})

const finishSignIn = handle('finishSignIn', async (ctx) => {
  let screen = '/account/login'
  let from = '/'
  try {
    const signIn = await takeBegun(ctx)
    if (signIn.user_id !== null) screen = '/account/profile'
    from = signIn.return_to
    return redirect(await finish(ctx, signIn))
  } catch (error) {
    // The provider was right, and is not enough.
    if (error instanceof Refusal && error.options.need === 'secondFactor')
      return redirect(`/account/login?${new URLSearchParams({ step: '2', from }).toString()}`)
    return problemAt(screen, error, screen === '/account/login' ? { from } : {})
  }
})

const getJoin = handle('getJoin', (ctx) => {
  ctx.header('cache-control', 'no-store')
  return joinOf(ctx)
})

const joinWithProvider = handle('joinWithProvider', async (ctx) => {
  const { userId, status } = await joinWith(ctx, ctx.body)
  if (userId !== undefined && status === 'LoggedIn') await openSession(ctx, { id: userId })
  return registrationView(ctx.language, status)
})

const listIdentities = handle('listIdentities', async ({ db, user, providers }) => {
  const account = await findUser(db, user.id)
  const { providers: known } = await providers.list()
  const identities = await listIdentitiesOf(db, user.id)
  return {
    hasPassword: account?.password_hash !== '',
    identities: identities.map((identity) => identityView(identity, known)),
  }
})

const linkIdentity = handle('linkIdentity', async (ctx) => {
  const provider = await ctx.providers.find(ctx.body.provider)
  if (!provider) throw new Refusal(404, 'providerNotFound')
  try {
    const begun = { returnTo: '/account/profile', userId: ctx.user.id }
    return { location: await beginSignIn(ctx, provider, begun) }
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error
    throw new Refusal(400, 'providerUnreachable', { values: { label: provider.label } })
  }
})

const unlinkIdentity = handle('unlinkIdentity', (ctx) => unlink(ctx, ctx.path.identityId))

const setPassword = handle('setPassword', async (ctx) => {
  if (!isPasswordAcceptable(ctx.body.new)) throw new Refusal(400, 'passwordTooWeak')
  const stamp = newStamp(ctx.random)
  const hash = await hashPassword(ctx.body.new)
  await ctx.tx(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    if (account?.password_hash !== '') throw new Refusal(400, 'passwordIsSet')
    await updateUser(tx, account.id, { password_hash: hash, security_stamp: stamp })
  })
  await ctx.keepSession(stamp)
})

export const identityHandlers = {
  startSignIn,
  finishSignIn,
  getJoin,
  joinWithProvider,
  listIdentities,
  linkIdentity,
  unlinkIdentity,
  setPassword,
}
