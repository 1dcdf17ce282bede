import type { SignInProblem } from '@halyard/rules'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { TooLarge } from '#modules/provider/bounded-fetch.ts'

/** A log-in with a provider that leads nowhere, by the code that the client has a sentence for. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure'
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** What the library refuses because it does not hold together, by its codes. */
const UNTRUSTED: readonly string[] = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]

/** What an error on the way to a provider, or back, means for the visitor. */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof SignInFailure) return error.problem
  if (error instanceof AuthorizationResponseError) return 'refused'
  if (error instanceof ResponseBodyError) return 'untrusted'
  if (!(error instanceof ClientError)) return 'unreachable'
  if (error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock'
  return UNTRUSTED.includes(error.code ?? '') ? 'untrusted' : 'unreachable'
}

/** For the log of the operator: no part of an answer, which may hold a token. */
export function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (inner instanceof TooLarge) return 'TooLarge'
  const code = inner instanceof Error && 'code' in inner ? inner.code : undefined
  if (typeof code === 'string') return code
  return inner instanceof Error ? inner.name : 'unknown'
}
