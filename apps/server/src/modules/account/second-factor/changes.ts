import type { Db } from '#db/database.ts'
import { mailOwner } from '#modules/account/second-factor/owner-mail.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { renewCodes } from '#modules/second-factor/recovery-codes.ts'
import {
  hasSecondFactor,
  lockAccount,
  replaceRecoveryCodes,
} from '#modules/second-factor/service.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { unconfirmOtherSessions } from '#modules/session/sessions.ts'

type Caller = Omit<Context, 'user' | 'path' | 'query' | 'body'> & { readonly user: SessionUser }

/** Adds a factor. The first one comes with recovery codes, and other sessions then have to show it before they do what asks for it. */
export async function addFactor(
  ctx: Caller,
  add: (tx: Db) => Promise<void>,
): Promise<Schema<'RecoveryCodesModel'>> {
  const { user, session } = ctx
  const codes = await ctx.tx(async (tx) => {
    await lockAccount(tx, user.id)
    const isFirst = !(await hasSecondFactor(tx, user.id))
    await add(tx)
    if (!isFirst) return []
    if (session) await unconfirmOtherSessions(tx, user.id, session.tokenHash)
    return renewCodes(tx, ctx, user.id)
  })
  await mailOwner(ctx, user.id, 'factorAdded')
  return { codes }
}

/** Removes a factor; recovery codes replace one, so they go with the last. */
export async function removeFactor(ctx: Caller, remove: (tx: Db) => Promise<void>): Promise<void> {
  await ctx.tx(async (tx) => {
    await lockAccount(tx, ctx.user.id)
    await remove(tx)
    if (!(await hasSecondFactor(tx, ctx.user.id))) await replaceRecoveryCodes(tx, ctx.user.id, [])
  })
  await mailOwner(ctx, ctx.user.id, 'factorRemoved')
}
