import { hasStatus, isAbort } from '@halyard/api'
import { useMutation } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import type { Captcha } from '#features/account/use-captcha.ts'

type Challenge = { challenge: string | null }

/**
 * A call of a form that the captcha guards: waits for the proof, sends it along, and begins the next one when the call was
 * refused. A proof that the reader cancelled is no failure.
 */
export function useProvenCall<Body extends object, Data>(
  captcha: Captcha,
  options: UseMutationOptions<Data, Error, Body & Challenge>,
  onSuccess: (data: Data, body: Body) => void,
) {
  const { mutateAsync } = useMutation(options)
  const { mutate, isPending, error } = useMutation({
    meta: options.meta,
    mutationFn: async (body: Body) => {
      const challenge = await captcha.take()
      return mutateAsync({ ...body, challenge })
    },
    onSuccess,
    onError: (failure) => {
      if (!isAbort(failure)) captcha.start()
      if (hasStatus(failure, 429)) captcha.askAgain()
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
