import { ApiError } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'

/** Network failures by the code Node gives them. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the connection broke off',
  ETIMEDOUT: 'it took too long',
}

/** Whether no further request can succeed: the server is unreachable or the session has ended. */
export const isFinal = (error: unknown): boolean =>
  error instanceof Failure ||
  (error instanceof ApiError && (error.status === 0 || error.status === 401))

/** One sentence for a failed call, the server's own message where it sent one. */
export function errorMessage(error: unknown): string {
  if (error instanceof Failure) return error.message
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  if (error.cause instanceof Failure) return error.cause.message
  if (error.status === 0) return `No answer from the server: ${networkReason(error.cause)}.`
  if (error.title) return `${error.title} (${error.status}, ${error.operation ?? 'request'})`
  if (error.status === 200) return `${error.operation ?? 'The request'} answered with a web page`
  return error.message
}

function networkReason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'the reason is unknown'
  if (cause.name === 'TimeoutError') return 'it took too long'
  const inner = cause.cause
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : ''
  return reasons[code] ?? (inner instanceof Error && inner.message ? inner.message : cause.message)
}
