import { openSession } from '#modules/account/open-session.ts'
import { findUser } from '#modules/account/repository.ts'
import { checkOwner } from '#modules/account/second-factor/check-owner.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { checkAssertion, requestOptions } from '#modules/second-factor/passkeys.ts'
import { passkeySite } from '#modules/second-factor/passkey-site.ts'
import type { PendingLogin } from '#modules/second-factor/pending-logins.ts'
import { countRecoveryCodes, findTotp, listPasskeys } from '#modules/second-factor/service.ts'

const getLoginStep = handle('getLoginStep', async (ctx) => {
  const { db, config } = ctx
  const { userId, expiresAtMs: expiresAt } = await requirePending(ctx, 404)
  const [totp, codes, passkeys] = await Promise.all([
    findTotp(db, userId),
    countRecoveryCodes(db, userId),
    listPasskeys(db, userId),
  ])
  const isOn = typeof passkeySite(config) !== 'string'
  const methods: Schema<'LoginMethod'>[] = [
    ...(totp?.secret == null ? [] : (['code'] as const)),
    ...(isOn && passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recoveryCode'] as const) : []),
  ]
  ctx.header('cache-control', 'no-store')
  return { methods, expiresAt }
})

const createStepChallenge = handle('createStepChallenge', async (ctx) => {
  const { userId } = await requirePending(ctx, 404)
  return requestOptions(ctx, { purpose: 'step', user_id: userId })
})

const finishLogin = handle('finishLogin', async (ctx) => {
  const { userId } = await requirePending(ctx, 401)
  await requireOpen(ctx, userId)
  await checkOwner(ctx, userId, 'step', ctx.body)
  await openSession(ctx, { id: userId }, 'last')
})

const cancelLogin = handle('cancelLogin', (ctx) => ctx.cancelLogin())

const createLoginChallenge = handle('createLoginChallenge', (ctx) =>
  requestOptions(ctx, { purpose: 'login', user_id: null }),
)

const logInWithPasskey = handle('logInWithPasskey', async (ctx) => {
  const userId = await checkAssertion(ctx, ctx.body.passkey, { purpose: 'login', user_id: null })
  await requireOpen(ctx, userId)
  await openSession(ctx, { id: userId }, 'last')
})

async function requirePending(
  ctx: Pick<Context, 'pendingLogin'>,
  status: 401 | 404,
): Promise<PendingLogin> {
  const pending = await ctx.pendingLogin()
  if (!pending) throw new Refusal(status, 'loginNotWaiting')
  return pending
}

/** Throws Refusal 401 for an account that nobody may log in to, as a password does. */
async function requireOpen({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  const user = await findUser(db, userId)
  if (!user?.email_confirmed) throw new Refusal(401, 'loginFailed')
  if (user.role === 'Banned') throw new Refusal(401, 'accountBanned')
}

export const loginStepHandlers = {
  getLoginStep,
  createStepChallenge,
  finishLogin,
  cancelLogin,
  createLoginChallenge,
  logInWithPasskey,
}
