import { describe, expect, it } from 'vitest'
import { urlOf } from '#request.ts'

describe('an address', () => {
  it.each([
    ['of a plain path', '/api/config', undefined, '/api/config'],
    [
      'with names that need encoding',
      '/api/game/{id}/captures/{file}',
      { path: { id: 3, file: 'a/b c' } },
      '/api/game/3/captures/a%2Fb%20c',
    ],
    [
      'with a query, of which empty values are left out',
      '/api/game',
      { query: { count: 24, skip: 0, search: 'a&b=c', status: undefined, tag: null } },
      '/api/game?count=24&skip=0&search=a%26b%3Dc',
    ],
    ['with a list', '/api/posts', { query: { tag: ['a', 'b'] } }, '/api/posts?tag=a&tag=b'],
    ['with an empty query', '/api/posts', { query: {} }, '/api/posts'],
  ])('%s', (_what, template, params, address) => {
    expect(urlOf(template, params)).toBe(address)
  })
})
