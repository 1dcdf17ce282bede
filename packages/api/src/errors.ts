import { field as fieldOf } from '#field.ts'
import type { components } from '#schema.gen.ts'

/** Codes the platform sends in the body's `status` beside HTTP 400. */
export const platformCode = { gameNotStarted: 10001, gameEnded: 10002 } as const
export type PlatformCode = (typeof platformCode)[keyof typeof platformCode]

/** What a refused call lacks, where a client can see to it. */
export type RefusalNeed = components['schemas']['RefusalNeed']

type Failure = {
  /** HTTP status; 0 when no answer came at all. */
  status: number
  code?: PlatformCode
  /** The server's own words, already in the reader's language; empty when it had none. */
  title?: string
  retryAfterSeconds?: number
  /** What would open the way. */
  need?: RefusalNeed
  /** Method and path template, for reports: `GET /api/team/{id}`. */
  operation?: string
  /** The field that a successful answer lacks: `name`, or `[3].name` in a list. */
  field?: string
  cause?: unknown
}

/** Why a call did not give its result. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: PlatformCode | undefined
  readonly title: string
  readonly retryAfterSeconds: number | undefined
  readonly need: RefusalNeed | undefined
  readonly operation: string | undefined
  readonly field: string | undefined

  constructor(failure: Failure) {
    const { status, code, title = '', retryAfterSeconds, need, operation, field, cause } = failure
    super(title || whatHappened(failure), { cause })
    this.status = status
    this.code = code
    this.title = title
    this.retryAfterSeconds = retryAfterSeconds
    this.need = need
    this.operation = operation
    this.field = field
  }
}

function whatHappened({ status, operation = 'The request', field }: Failure): string {
  if (status === 0) return `${operation} got no answer`
  return `${operation} answered ${status}${field === undefined ? '' : ` without ${field}`}`
}

/** Whether an error is the server's refusal with this HTTP status. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status

/**
 * The text of an unknown failure: the error itself when it is text, then its title, the title of its response's data, its
 * message, its cause, and the fallback at last.
 */
export function errorMessage(error: unknown, fallback: string): string {
  const data = fieldOf(fieldOf(error, 'response'), 'data')
  const candidates = [
    error,
    fieldOf(error, 'title'),
    fieldOf(data, 'title'),
    fieldOf(error, 'message'),
  ]
  const own = candidates.find(isText)
  if (own !== undefined) return own
  const cause = fieldOf(error, 'cause')
  if (isText(cause)) return cause
  const inner = fieldOf(cause, 'message')
  return isText(inner) ? inner : fallback
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Whether a call was given up by its caller. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
