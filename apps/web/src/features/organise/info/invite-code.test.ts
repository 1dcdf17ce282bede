import { expect, it } from 'vitest'
import { newInviteCode } from '#features/organise/info/invite-code.ts'

it('is another one each time, of signs that are not mistaken, all as likely', () => {
  const codes = Array.from({ length: 1000 }, newInviteCode)
  expect(new Set(codes).size).toBe(codes.length)
  const signs = codes.join('')
  expect(signs).toMatch(/^[A-HJ-NP-Z2-9]{12000}$/)
  expect(new Set(signs).size).toBe(32)
})
