import { expect, it } from 'vitest'
import { checkTeamToken, signTeamToken, teamKeyPair } from '#modules/team/team-token.ts'

const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index))
const { privateKey, publicKey } = teamKeyPair(seed)

it('is signed as existing checkers expect it, on request', () => {
  expect(publicKey).toBe('A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg=')
  const token = signTeamToken(privateKey, 7, { knownNames: true })
  expect(token).toBe(
    '7:2YIvxcJ1h45QexgG1u/MIOokgaXnH3GJB5yMcVo0gsT0OX5sKtQQjllTZDkpZFueXIjZ1C+mAeOpOBfGjqByAg==',
  )
  expect(checkTeamToken(token, publicKey)).toBe('genuine')
})

it('is signed under a neutral text otherwise, and is genuine before and after the switch', () => {
  const token = signTeamToken(privateKey, 7, { knownNames: false })
  expect(token).not.toBe(signTeamToken(privateKey, 7, { knownNames: true }))
  expect(checkTeamToken(token, publicKey)).toBe('genuine')
  expect(checkTeamToken(token.replace('7:', '8:'), publicKey)).toBe('forged')
})
