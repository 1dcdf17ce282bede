import type { ProofState, ProofType, Prover } from '#features/account/captcha/proof.ts'
import { PowRunner } from '#features/account/captcha/pow/runner.ts'
import { TurnstileAnswer } from '#features/account/captcha/turnstile/answer.ts'

/** The prover of what the server asks for. */
export const createProver = (type: ProofType, siteKey: string): Prover =>
  type === 'HashPow' ? new PowRunner() : turnstileProver(siteKey)

function turnstileProver(siteKey: string): Prover {
  const answer = new TurnstileAnswer()
  const state: ProofState = { kind: 'turnstile', siteKey, answer }
  return {
    // The widget shows by itself how far it is.
    subscribe: () => () => {},
    getState: () => state,
    start: () => answer.renew(),
    take: () => answer.take(),
    cancel: () => answer.cancel(),
  }
}
