import {
  callerOf,
  countLoginFailure,
  requireLoginAttempt,
  resetLoginAttempts,
} from '#modules/account/login-attempts.ts'
import { findUser } from '#modules/account/repository.ts'
import { addFactor, removeFactor } from '#modules/account/second-factor/changes.ts'
import { mailOwner } from '#modules/account/second-factor/owner-mail.ts'
import { checkOwner } from '#modules/account/second-factor/check-owner.ts'
import { secondFactorView } from '#modules/account/second-factor/view.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Context } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { isRequiredOf, readPolicy } from '#modules/second-factor/policy.ts'
import { requestOptions } from '#modules/second-factor/passkeys.ts'
import { renewCodes } from '#modules/second-factor/recovery-codes.ts'
import {
  activateSecret,
  countRecoveryCodes,
  deleteTotp,
  findTotp,
  hasSecondFactor,
  listPasskeys,
  lockAccount,
  storeWaitingSecret,
} from '#modules/second-factor/service.ts'
import { newSecret, stepOf, totpUri } from '#modules/second-factor/totp.ts'
import { counted } from '#modules/second-factor/proof.ts'
import { confirmSession as confirm } from '#modules/session/sessions.ts'
import { verifyPassword } from '#platform/passwords.ts'

/** A secret that was shown waits this long for its first code. */
const WAITING_MS = 15 * 60 * 1000

const getSecondFactor = handle('getSecondFactor', async (ctx) => {
  const { db, user } = ctx
  const [row, totp, passkeys, recoveryCodesLeft, policy] = await Promise.all([
    findUser(db, user.id),
    findTotp(db, user.id),
    listPasskeys(db, user.id),
    countRecoveryCodes(db, user.id),
    readPolicy(db),
  ])
  const isRequired = row !== undefined && isRequiredOf(policy, row.role)
  return secondFactorView({ totp, passkeys, recoveryCodesLeft, isRequired }, ctx)
})

const createTotp = handle('createTotp', async ({ db, user, random, clock, settings, header }) => {
  const secret = newSecret(random)
  await storeWaitingSecret(db, user.id, { secret, untilMs: clock.now() + WAITING_MS })
  const { globalConfig } = await settings.read()
  header('cache-control', 'no-store')
  return { secret, uri: totpUri(secret, { issuer: globalConfig.title, label: user.userName }) }
})

const activateTotp = handle('activateTotp', async (ctx) => {
  const { db, user, clock, body } = ctx
  const nowMs = clock.now()
  const totp = await findTotp(db, user.id)
  const secret = totp?.waiting_secret
  if (secret == null || (totp?.waiting_until ?? 0) <= nowMs)
    throw new Refusal(400, 'totpNotWaiting')
  await counted(ctx, `set-up:${user.id}`, async () => {
    if (stepOf(secret, body.code, nowMs) === undefined) throw new Refusal(400, 'codeWrong')
  })
  const step = stepOf(secret, body.code, nowMs) ?? 0
  ctx.header('cache-control', 'no-store')
  return addFactor(ctx, async (tx) => {
    const isCurrent = await activateSecret(tx, user.id, { secret, step, nowMs })
    if (!isCurrent) throw new Refusal(400, 'totpNotWaiting')
  })
})

const removeTotp = handle('removeTotp', (ctx) =>
  removeFactor(ctx, async (tx) => {
    if (!(await deleteTotp(tx, ctx.user.id))) throw new Refusal(404, 'totpNone')
  }),
)

const renewRecoveryCodes = handle('renewRecoveryCodes', async (ctx) => {
  const { user, tx } = ctx
  const codes = await tx(async (open) => {
    await lockAccount(open, user.id)
    if (!(await hasSecondFactor(open, user.id))) throw new Refusal(400, 'secondFactorNone')
    return renewCodes(open, ctx, user.id)
  })
  await mailOwner(ctx, user.id, 'codesRenewed')
  ctx.header('cache-control', 'no-store')
  return { codes }
})

const confirmSession = handle('confirmSession', async (ctx) => {
  const { db, user, session, clock, body } = ctx
  if (!session) throw new Refusal(403, 'tokenScope')
  if (await hasSecondFactor(db, user.id)) await checkOwner(ctx, user.id, 'confirm', body)
  else await checkPassword(ctx, user.id, body.password)
  await confirm(db, session.tokenHash, clock.now())
})

/** The password of an account that has nothing else. Counted as everywhere. */
async function checkPassword(
  ctx: Context<'confirmSession'>,
  userId: string,
  password: string | null | undefined,
): Promise<void> {
  if (password == null) throw new Refusal(400, 'proofOne')
  const caller = callerOf(ctx)
  await requireLoginAttempt(caller, userId)
  const row = await findUser(ctx.db, userId)
  const { isRight } = await verifyPassword(password, row?.password_hash ?? '')
  if (!isRight) {
    await countLoginFailure(caller, userId)
    throw new Refusal(400, 'passwordWrong')
  }
  await resetLoginAttempts(caller, userId)
}

const createConfirmationChallenge = handle('createConfirmationChallenge', (ctx) =>
  requestOptions(ctx, { purpose: 'confirm', user_id: ctx.user.id }),
)

export const secondFactorHandlers = {
  getSecondFactor,
  createTotp,
  activateTotp,
  removeTotp,
  renewRecoveryCodes,
  confirmSession,
  createConfirmationChallenge,
}
