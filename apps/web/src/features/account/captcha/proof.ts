import type { PowState } from '#features/account/captcha/pow/runner.ts'
import type { TurnstileAnswer } from '#features/account/captcha/turnstile/answer.ts'

export type ProofState = { kind: 'turnstile'; siteKey: string; answer: TurnstileAnswer } | PowState

/** What makes a proof: the work of this browser, or the answer of a widget. */
export type Prover = {
  /** Calls back when the state has changed; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  getState: () => ProofState
  start: () => void
  take: () => Promise<string>
  cancel: () => void
}

export type ProofType = 'HashPow' | 'CloudflareTurnstile'
