import { describe, expect, it } from 'vitest'
import { gameParams, parseId, parsePage, postParams } from '#shared/params.ts'

describe('parseId', () => {
  it.each([
    ['12', 12],
    ['2147483647', 2_147_483_647],
    ['2147483648', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['12abc', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %s', (text, id) => {
    expect(parseId(text)).toBe(id)
  })
})

describe('parameters of an address', () => {
  it('are checked', () => {
    expect(gameParams({ gameId: '12' })).toEqual({ gameId: 12 })
    expect(postParams({ postId: 'C0FFEE42' })).toEqual({ postId: 'c0ffee42' })
  })

  it.each([{ gameId: 'challenges' }, { gameId: '' }, {}])('make %j a missing page', (params) => {
    expect(() => gameParams(params)).toThrow(expect.objectContaining({ init: { status: 404 } }))
  })

  it.each([{ postId: 'new' }, { postId: 'c0ffee4' }, { postId: '../../etc' }])(
    'make %j a missing post',
    (params) => {
      expect(() => postParams(params)).toThrow(expect.objectContaining({ init: { status: 404 } }))
    },
  )
})

it('starts at page 1 when the address says nonsense', () => {
  expect([parsePage('3'), parsePage('x'), parsePage('0'), parsePage(null)]).toEqual([3, 1, 1, 1])
})
