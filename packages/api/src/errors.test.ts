import { describe, expect, it } from 'vitest'
import { ApiError, errorMessage, hasStatus } from '#errors.ts'

describe('errorMessage', () => {
  const response = { data: { title: 'from the response' } }
  it.each([
    ['text itself', 'as it is', 'as it is'],
    [
      'a title before all else',
      { title: 'a title', response, message: 'm', cause: 'c' },
      'a title',
    ],
    ['then the title of the response', { response, message: 'm', cause: 'c' }, 'from the response'],
    ['then the message', { response: { data: {} }, message: 'm', cause: 'c' }, 'm'],
    ['then the cause', { message: '', cause: 'c' }, 'c'],
    ['or the message of the cause', { cause: new Error('inner') }, 'inner'],
    ['the fallback for an object that says nothing', {}, 'unknown'],
    ['the fallback for blank text', '  ', 'unknown'],
    ['the fallback for nothing', undefined, 'unknown'],
    ['the fallback for a number', 42, 'unknown'],
  ])('takes %s', (_name, error, text) => {
    expect(errorMessage(error, 'unknown')).toBe(text)
  })

  it("prefers the server's words to our own", () => {
    const error = new ApiError({ status: 400, title: 'Name taken', operation: 'POST /api/team' })
    expect(errorMessage(error, 'unknown')).toBe('Name taken')
  })
})

describe('hasStatus', () => {
  it('looks at the HTTP status of our own errors only', () => {
    expect(hasStatus(new ApiError({ status: 401 }), 401)).toBe(true)
    expect(hasStatus(new ApiError({ status: 400, code: 10002 }), 10002)).toBe(false)
    expect(hasStatus({ status: 401 }, 401)).toBe(false)
  })
})
