import { ApiError, platformCode } from '#errors.ts'
import type { PlatformCode, RefusalNeed } from '#errors.ts'
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
    need: needOf(body),
    retryAfterSeconds: parseRetryAfter(retryAfter),
  })
}

const needs: readonly unknown[] = ['secondFactor', 'confirmation', 'setUp'] satisfies RefusalNeed[]
const isNeed = (value: unknown): value is RefusalNeed => needs.includes(value)

/** What would open the way, if the body of a refusal says so. */
export function needOf(body: unknown): RefusalNeed | undefined {
  const need = field(body, 'need')
  return isNeed(need) ? need : undefined
}

type TextAnswer = {
  status: number
  headers: Headers
  /** The body. */
  text: string
  operation: string
}

/** The same for a body that was not parsed: that of a proxy need not be JSON. */
export const readRefusal = ({ status, headers, text, operation }: TextAnswer): ApiError =>
  toApiError({
    status,
    body: parseJson(text),
    retryAfter: headers.get('Retry-After'),
    operation,
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** `Retry-After` as whole seconds from now. The header also allows a date, which nothing of ours sends. */
export function parseRetryAfter(value: string | null | undefined): number | undefined {
  return value && /^\d{1,6}$/.test(value.trim()) ? Number(value) : undefined
}
