import { ApiError } from '@halyard/api'
import { describe, expect, it, vi } from 'vitest'
import { retryDelay, shouldRetry } from '#core/patience/retry.ts'

describe('shouldRetry', () => {
  it.each([
    ['no answer', 0, true],
    ['a failing server', 500, true],
    ['a proxy without server', 502, true],
    ['what is not built', 501, false],
    ['a bad request', 400, false],
    ['no session', 401, false],
    ['too large a body', 413, false],
    ['too many requests', 429, true],
  ])('on %s (%i): %s', (_name, status, retried) => {
    expect(shouldRetry(0, new ApiError({ status }))).toBe(retried)
  })

  it('gives up after a while, and on 429 after one try', () => {
    expect(shouldRetry(2, new ApiError({ status: 500 }))).toBe(false)
    expect(shouldRetry(1, new ApiError({ status: 429 }))).toBe(false)
  })

  it('does not try again without a network', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(shouldRetry(0, new ApiError({ status: 0 }))).toBe(false)
    expect(shouldRetry(0, new ApiError({ status: 500 }))).toBe(true)
    vi.unstubAllGlobals()
  })

  it('does not repeat our own mistakes', () => {
    expect(shouldRetry(0, new TypeError('undefined is not a function'))).toBe(false)
  })
})

describe('retryDelay', () => {
  it('waits as long as the server says', () => {
    expect(retryDelay(0, new ApiError({ status: 429, retryAfterSeconds: 21 }))).toBe(21_000)
  })

  it.each([0, 1, 2, 9])('doubles with jitter, up to a limit (try %i)', (failures) => {
    const middle = Math.min(1000 * 2 ** failures, 30_000)
    const delay = retryDelay(failures, new ApiError({ status: 500 }))
    expect(delay).toBeGreaterThanOrEqual(middle * 0.75)
    expect(delay).toBeLessThanOrEqual(middle * 1.25)
  })
})
