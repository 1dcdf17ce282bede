import { infoQueries } from '@halyard/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { PowRunner } from '#features/account/pow/runner.ts'
import type { PowState } from '#features/account/pow/runner.ts'

export type CaptchaState = { kind: 'none' } | { kind: 'unsupported' } | PowState

/** The proof the server may ask for with a log-in, a registration or a recovery. */
export type Captcha = {
  state: CaptchaState
  /** Begins the work; call it when the reader starts to fill the form. */
  start: () => void
  /** The answer to send, once it is there; null when none is asked for. */
  take: () => Promise<string | null>
}

export function useCaptcha(): Captcha {
  const { data } = useQuery(infoQueries.captcha())
  const [pow] = useState(() => new PowRunner())
  const state = useSyncExternalStore(pow.subscribe, pow.getState)
  useEffect(() => () => pow.reset(), [pow])

  if (data?.type === 'HashPow') {
    return { state, start: () => pow.start(), take: () => pow.take() }
  }
  const kind = data?.type === 'CloudflareTurnstile' ? 'unsupported' : 'none'
  return { state: { kind }, start: ignore, take: noAnswer }
}

const ignore = () => {}
const noAnswer = async () => null
