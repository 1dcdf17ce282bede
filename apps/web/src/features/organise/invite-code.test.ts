import { limits } from '@halyard/api'
import { expect, it } from 'vitest'
import { isInviteCode, newInviteCode } from '#features/organise/invite-code.ts'

it('makes codes that are valid, readable and different', () => {
  const codes = Array.from({ length: 200 }, newInviteCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) {
    expect(isInviteCode(code)).toBe(true)
    expect(code).toMatch(/^[^IO01]{12}$/)
    expect(code.length).toBeLessThanOrEqual(limits.divisionCreateModel.inviteCode.maxLength)
  }
})

it.each([
  ['QUAY-2026_a', true],
  ['', true],
  ['two words', false],
  ['港', false],
])('%j may be a code: %s', (code, isValid) => {
  expect(isInviteCode(code)).toBe(isValid)
})
