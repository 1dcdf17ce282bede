import { ApiError, platformCode } from '#errors.ts'
import type { PlatformCode } from '#errors.ts'
import { field } from '#field.ts'

/** What a refusal is read from: a fetch answer and a finished XMLHttpRequest both fit. */
type Answer = {
  status: number
  /** The body: parsed JSON, or the text when it was none. */
  body: unknown
  retryAfter?: string | null
  operation?: string
  cause?: unknown
}

const codes: readonly number[] = Object.values(platformCode)
const isCode = (value: unknown): value is PlatformCode =>
  typeof value === 'number' && codes.includes(value)

/** The error a refused call throws. Bodies that are not ours (a proxy's HTML, nothing at all) give an error without title. */
export function toApiError({ status, body, retryAfter, operation, cause }: Answer): ApiError {
  const title = field(body, 'title')
  const code = field(body, 'status')
  return new ApiError({
    status,
    operation,
    cause,
    title: typeof title === 'string' ? title : undefined,
    code: isCode(code) ? code : undefined,
    retryAfterSeconds: parseRetryAfter(retryAfter),
  })
}

/** `Retry-After` as whole seconds from now. The header also allows a date, which nothing of ours sends. */
export function parseRetryAfter(value: string | null | undefined): number | undefined {
  return value && /^\d{1,6}$/.test(value.trim()) ? Number(value) : undefined
}
