import { expect, it } from 'vitest'
import { checkTeamToken, signTeamToken, teamKeyPair } from '#modules/team/team-token.ts'

const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index))

it('is signed as checkers outside expect it', () => {
  const { privateKey, publicKey } = teamKeyPair(seed)
  expect(publicKey).toBe('A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg=')
  const token = signTeamToken(privateKey, 7)
  expect(token).toBe(
    '7:2YIvxcJ1h45QexgG1u/MIOokgaXnH3GJB5yMcVo0gsT0OX5sKtQQjllTZDkpZFueXIjZ1C+mAeOpOBfGjqByAg==',
  )
  expect(checkTeamToken(token, publicKey)).toBe('genuine')
})
