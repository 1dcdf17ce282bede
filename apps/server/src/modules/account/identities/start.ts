import { randomPKCECodeVerifier } from 'openid-client'
import type { ProviderOptions } from '#config/providers.ts'
import { insertSignIn } from '#modules/account/identities/repository.ts'
import { newSignInKey, SIGN_IN_MS } from '#modules/account/identities/sign-in-cookie.ts'
import type { Context } from '#modules/operation/context.ts'
import { reasonOf, SignInFailure, problemOf } from '#modules/provider/failure.ts'
import { randomHex } from '#platform/random.ts'

const NONCE_BYTES = 32

/** Begins a log-in with the provider, or the linking of an account, in this browser. Throws SignInFailure. */
export async function beginSignIn(
  ctx: Context,
  provider: ProviderOptions,
  { returnTo, userId }: { readonly returnTo: string; readonly userId: string | null },
): Promise<string> {
  const nonce = randomHex(ctx.random, NONCE_BYTES)
  const verifier = randomPKCECodeVerifier()
  const { hash, state } = newSignInKey(ctx)
  const location = await asked(ctx, provider, () =>
    ctx.providers.startAddress(provider, { state, nonce, verifier }),
  )
  const nowMs = ctx.clock.now()
  await insertSignIn(ctx.db, nowMs, {
    token_hash: hash,
    provider: provider.id,
    issuer: provider.issuer,
    nonce,
    verifier,
    user_id: userId,
    return_to: returnTo,
    profile: null,
    expiresAtMs: nowMs + SIGN_IN_MS,
  })
  return location
}

/** Runs a call of a provider; the operator reads in the log why one failed. Throws SignInFailure. */
export async function asked<T>(
  { log }: Pick<Context, 'log'>,
  { id }: ProviderOptions,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const problem = problemOf(error)
    log.warn({ provider: id, problem, reason: reasonOf(error) }, 'a log-in with a provider failed')
    throw new SignInFailure(problem, { cause: error })
  }
}
