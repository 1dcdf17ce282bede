import { hasStatus, isAbort } from '@halyard/api'
import { useAction } from '@halyard/query'
import type { Captcha } from '#features/account/captcha/use-captcha.ts'

type Challenge = { challenge: string | null }

/**
 * A call of a form that the captcha guards: waits for the proof, sends it along, and begins the next one when the call was
 * refused. A proof that the reader cancelled is no failure.
 */
export function useProvenCall<Body extends object, Data>(
  captcha: Captcha,
  call: (body: Body & Challenge) => Promise<Data>,
  onSuccess: (data: Data, body: Body) => void,
) {
  const prove = async (body: Body) => call({ ...body, challenge: await captcha.take() })
  const { mutate, isPending, error } = useAction(prove, {
    // A refusal is the answer to the form, not the end of a session.
    meta: { signsIn: true },
    onSuccess,
    onError: (failure) => {
      if (!isAbort(failure)) captcha.start()
      if (hasStatus(failure, 401) || hasStatus(failure, 429)) captcha.askAgain()
    },
  })
  return {
    mutate,
    isPending,
    /** Sent, but the browser is still at the proof. */
    isChecking: isPending && captcha.state?.kind === 'working',
    error: isAbort(error) ? null : error,
  }
}
