import { useGetCaptchaInfo } from '@halyard/query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { LazyProver } from '#features/account/captcha/lazy-prover.ts'
import type { ProofState } from '#features/account/captcha/proof.ts'

/** The proof the server may ask for with a log-in, a registration or a recovery. */
export type Captcha = {
  /** Whether the server wants one. */
  isAsked: boolean
  /** Undefined while none is asked for, and until what makes it has loaded. */
  state: ProofState | undefined
  /** Begins the work; call it when the reader starts to fill the form, and after an answer was refused. */
  start: () => void
  /** The answer to send, once it is there; null when none is asked for. Rejects with `AbortError` after `cancel`. */
  take: () => Promise<string | null>
  /** Asks the server again what it wants: it offers a proof to those who failed several times. */
  askAgain: () => void
  /** Stops the work; the pending answer rejects. */
  cancel: () => void
}

export function useCaptcha(): Captcha {
  const { data, refetch } = useGetCaptchaInfo()
  const { type, siteKey = '' } = data ?? {}
  const prover = useMemo(
    () =>
      type === 'HashPow' || type === 'CloudflareTurnstile'
        ? new LazyProver(type, siteKey)
        : undefined,
    [type, siteKey],
  )
  useEffect(() => {
    prover?.load()
    return () => prover?.cancel()
  }, [prover])
  const state = useSyncExternalStore(
    prover?.subscribe ?? neverChanges,
    () => prover?.getState(),
    // The server does no work for a visitor.
    () => undefined,
  )
  return {
    isAsked: prover !== undefined,
    state,
    start: () => prover?.start(),
    take: async () => prover?.take() ?? null,
    askAgain: () => void refetch(),
    cancel: () => prover?.cancel(),
  }
}

const neverChanges = () => () => {}
