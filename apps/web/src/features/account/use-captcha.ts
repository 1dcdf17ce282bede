import { infoQueries } from '@halyard/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { PowRunner } from '#features/account/pow/runner.ts'
import type { PowState } from '#features/account/pow/runner.ts'
import { TurnstileAnswer } from '#features/account/turnstile/answer.ts'

export type CaptchaState =
  | { kind: 'none' }
  | { kind: 'turnstile'; siteKey: string; answer: TurnstileAnswer }
  | PowState

/** The proof the server may ask for with a log-in, a registration or a recovery. */
export type Captcha = {
  state: CaptchaState
  /** Begins the work; call it when the reader starts to fill the form, and after an answer was refused. */
  start: () => void
  /** The answer to send, once it is there; null when none is asked for. Rejects with `AbortError` after `cancel`. */
  take: () => Promise<string | null>
  /** Stops the work; whoever waits for the answer is told so. */
  cancel: () => void
}

export function useCaptcha(): Captcha {
  const { data } = useQuery(infoQueries.captcha())
  const [pow] = useState(() => new PowRunner())
  const [answer] = useState(() => new TurnstileAnswer())
  const state = useSyncExternalStore(pow.subscribe, pow.getState)
  useEffect(() => () => pow.reset(), [pow])

  if (data?.type === 'HashPow') {
    return {
      state,
      start: () => pow.start(),
      take: () => pow.take(),
      cancel: () => pow.reset(),
    }
  }
  if (data?.type === 'CloudflareTurnstile') {
    return {
      state: { kind: 'turnstile', siteKey: data.siteKey, answer },
      start: () => answer.renew(),
      take: () => answer.take(),
      cancel: () => answer.cancel(),
    }
  }
  return { state: { kind: 'none' }, start: ignore, take: noAnswer, cancel: ignore }
}

const ignore = () => {}
const noAnswer = async () => null
