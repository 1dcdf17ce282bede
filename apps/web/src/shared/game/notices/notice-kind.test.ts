import { expect, it } from 'vitest'
import { kindOf } from '#shared/game/notices/notice-kind.ts'

it('takes a kind it does not know for a word of the organisers', () => {
  // @ts-expect-error: only a newer server sends it
  expect(kindOf('Weather')).toBe('notice')
})
