import type { UserRow } from '#modules/account/repository.ts'
import type { Context } from '#modules/operation/context.ts'

/** Lets somebody in who has shown to be the owner of the account: by a password, a link in a mail, or a provider. */
export async function openSession(
  ctx: Pick<Context, 'startSession'>,
  { id }: Pick<UserRow, 'id'>,
): Promise<void> {
  await ctx.startSession(id)
}
