import { ApiError, isAbort } from '#errors.ts'
import { whole } from '#middleware.ts'

type Called = { data?: unknown; error?: unknown; response: Response }
/** The data of the fulfilled half of a call's outcome. */
type DataOf<Outcome extends Called> = Extract<Outcome, { error?: undefined }>['data']

/**
 * The result of a call, completed, or an ApiError, also for an answer that lacks a field without a default. An empty 200 gives undefined; an answer
 * that never came, or broke off, has status 0. An aborted call rejects with its AbortError, since nobody waits for it any more.
 */
export async function unwrap<Outcome extends Called>(
  call: Promise<Outcome>,
): Promise<DataOf<Outcome>> {
  const { data, response } = await call.catch((cause: unknown) => {
    throw cause instanceof ApiError || isAbort(cause) ? cause : new ApiError({ status: 0, cause })
  })
  return whole(response, data)
}
