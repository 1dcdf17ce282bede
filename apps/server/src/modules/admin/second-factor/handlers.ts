import { mailOwner } from '#modules/account/second-factor/owner-mail.ts'
import { newStamp } from '#modules/account/create-account.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { policyView, readPolicy, savePolicy } from '#modules/second-factor/policy.ts'
import {
  deleteAllPasskeys,
  deleteTotp,
  lockAccount,
  replaceRecoveryCodes,
} from '#modules/second-factor/service.ts'
import { endAllSessions } from '#modules/session/sessions.ts'

const getSecondFactorPolicy = handle('getSecondFactorPolicy', async ({ db }) =>
  policyView(await readPolicy(db)),
)

const updateSecondFactorPolicy = handle(
  'updateSecondFactorPolicy',
  async ({ tx, body, request, clock }) => {
    const { requiredOf = null, newDeviceMail = false } = body
    // Nobody who is banned logs in: from that role on means everybody.
    const policy = { requiredOf: requiredOf === 'Banned' ? 'User' : requiredOf, newDeviceMail }
    const made = { ifMatch: request.headers['if-match'], nowMs: clock.now() }
    await tx((open) => savePolicy(open, policy, made))
    return policyView(policy)
  },
)

const resetSecondFactor = handle('resetSecondFactor', async (ctx) => {
  const { tx, path, random } = ctx
  await tx(async (open) => {
    await lockAccount(open, path.userId)
    const hadTotp = await deleteTotp(open, path.userId)
    const hadPasskeys = await deleteAllPasskeys(open, path.userId)
    if (!hadTotp && !hadPasskeys) throw new Refusal(404, 'secondFactorNone')
    await replaceRecoveryCodes(open, path.userId, [])
    await endAllSessions(open, path.userId, newStamp(random))
  })
  await mailOwner(ctx, path.userId, 'factorReset')
})

export const adminSecondFactorHandlers = {
  getSecondFactorPolicy,
  updateSecondFactorPolicy,
  resetSecondFactor,
}
