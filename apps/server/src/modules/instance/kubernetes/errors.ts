import { ApiException } from '@kubernetes/client-node'
import { EngineError } from '#modules/instance/backend.ts'

/** The status of an answer that is a refusal; undefined where there was no answer. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiException ? error.code : undefined

/** An error of the client, as the platform knows it. */
export function engineError(error: unknown): unknown {
  if (error instanceof EngineError) return error
  if (!(error instanceof ApiException)) {
    return new EngineError('engineAway', messageOf(error), { cause: error })
  }
  const detail = detailOf(error)
  if (error.code === 403 && detail.includes('exceeded quota')) {
    return new EngineError('engineFull', detail)
  }
  const isAway = error.code === 401 || error.code === 429 || error.code >= 500
  return new EngineError(isAway ? 'engineAway' : 'engineRefused', detail)
}

/** The cluster's own sentence. The exception's text repeats headers and body, which may quote the environment with the flag. */
function detailOf({ code, body }: ApiException<unknown>): string {
  const parsed: unknown = typeof body === 'string' ? parse(body) : body
  const message: unknown = Object(parsed).message
  return typeof message === 'string' ? message : `The cluster answered ${code}.`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of a failed request, the cause says more: `connect ECONNREFUSED 10.0.0.1:6443`. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The cluster did not answer.'
  return error.cause instanceof Error ? error.cause.message : error.message
}
