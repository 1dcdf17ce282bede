import { mailOwner } from '#modules/account/second-factor/owner-mail.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { checkProof, isWorthWarning } from '#modules/second-factor/proof.ts'

/** Checks the second factor, and writes to the owner when many wrong codes come. Throws Refusal 400 or 429. */
export async function checkOwner(
  ctx: Context,
  userId: string,
  purpose: 'step' | 'confirm',
  proof: Schema<'ProofModel'>,
): Promise<void> {
  try {
    await checkProof(ctx, { userId, purpose }, proof)
  } catch (error) {
    const isWrong = error instanceof Refusal && error.status === 400
    if (isWrong && (await isWorthWarning(ctx, userId))) await mailOwner(ctx, userId, 'codesTried')
    throw error
  }
}
