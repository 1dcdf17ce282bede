import type { UserRow } from '#modules/account/repository.ts'
import { mailOwner } from '#modules/account/second-factor/owner-mail.ts'
import type { Context } from '#modules/operation/context.ts'

type Needs = Pick<
  Context,
  'startSession' | 'db' | 'log' | 'config' | 'request' | 'mailQueue' | 'language'
>

/**
 * Lets somebody in who has shown to be the owner of the account: by a password, a link in a mail, or a provider. Throws Refusal 401 where
 * the account has a second factor and this is not the last step.
 */
export async function openSession(
  ctx: Needs,
  { id }: Pick<UserRow, 'id'>,
  step?: 'last',
): Promise<void> {
  const { isNewBrowser } = await ctx.startSession(id, step)
  if (isNewBrowser) await mailOwner(ctx, id, 'newDevice')
}
