import { callOf } from '#client.ts'
import { ApiError } from '#errors.ts'
import { toApiError } from '#refusal.ts'

type Called = { data?: unknown; error?: unknown; response: Response }
/** The data of the fulfilled half of a call's outcome. */
type DataOf<Outcome extends Called> = Extract<Outcome, { error?: undefined }>['data']

/**
 * The result of a call, or an ApiError, also for an answer that lacks a promised field. An empty 200 gives undefined; an answer that never came has status 0. An aborted
 * call rejects with its AbortError, since nobody waits for it any more.
 */
export async function unwrap<Outcome extends Called>(
  call: Promise<Outcome>,
): Promise<DataOf<Outcome>> {
  const called = await call.catch((cause: unknown) => {
    if (cause instanceof ApiError || isAbort(cause)) throw cause
    throw new ApiError({ status: 0, cause })
  })
  const { error, response } = called
  const known = callOf(response)
  const operation = known?.operation
  if (isResult(called)) {
    const field = known?.missing(called.data)
    if (field === undefined) return called.data
    throw new ApiError({ status: response.status, operation, field })
  }
  throw toApiError({
    status: response.status,
    body: error,
    retryAfter: response.headers.get('Retry-After'),
    operation,
  })
}

const isResult = <Outcome extends Called>(
  called: Outcome,
): called is Extract<Outcome, { error?: undefined }> => called.response.ok

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
