import { findUser } from '#modules/account/service.ts'
import type { Context } from '#modules/operation/context.ts'
import type { OperationId } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hasSecondFactor } from '#modules/second-factor/repository.ts'
import type { Session } from '#modules/session/sessions.ts'

/** After this time a session has to show again who uses it. */
export const CONFIRMED_MS = 15 * 60 * 1000

type Condition = (ctx: Context) => boolean | Promise<boolean>
const always: Condition = () => true
const withSecondFactor: Condition = ({ db, user }) =>
  user !== undefined && hasSecondFactor(db, user.id)

/**
 * What a session does only after it has shown who uses it. Changes of the own second factor always ask, since the first factor that
 * somebody else adds locks the owner out; anything else asks where the account has one.
 */
const ASKS: { readonly [Id in OperationId]?: Condition } = {
  createTotp: always,
  activateTotp: always,
  removeTotp: always,
  renewRecoveryCodes: always,
  createPasskeyChallenge: always,
  addPasskey: always,
  removePasskey: always,
  createUsers: withSecondFactor,
  deleteUser: withSecondFactor,
  resetUserPassword: withSecondFactor,
  resetSecondFactor: withSecondFactor,
  updateSecondFactorPolicy: withSecondFactor,
  updateUser: async (ctx) => (await changesRights(ctx)) && withSecondFactor(ctx),
  createToken: withSecondFactor,
  createOwnToken: withSecondFactor,
  restoreToken: withSecondFactor,
  downloadWriteups: withSecondFactor,
  downloadSubmissionSheet: withSecondFactor,
}

/** Whether the session of a call may do now what asks for a confirmation. */
export const isConfirmed = (
  { confirmedAtMs }: Pick<Session, 'confirmedAtMs'>,
  nowMs: number,
): boolean => confirmedAtMs !== null && nowMs - confirmedAtMs < CONFIRMED_MS

/** Throws Refusal 403 where the session of a call has to be confirmed first. API tokens have no session, and are not asked. */
export async function requireConfirmation(ctx: Context, operation: OperationId): Promise<void> {
  const asks = ASKS[operation]
  const { session, clock } = ctx
  if (!asks || !session || isConfirmed(session, clock.now())) return
  if (await asks(ctx)) throw new Refusal(403, 'confirmationNeeded', { need: 'confirmation' })
}

/** A role, and what recovers an account. */
async function changesRights({ db, path, body }: Context): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asked of updateUser alone
  const call = { path, body } as unknown as Pick<Context<'updateUser'>, 'path' | 'body'>
  const { role, email } = call.body
  const user = await findUser(db, call.path.userId)
  return (role != null && role !== user?.role) || (email != null && email !== user?.email)
}
