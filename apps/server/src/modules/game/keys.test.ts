import { expect, it } from 'vitest'
import { createGameKeys, gameSalt, teamHashOf } from '#modules/game/keys.ts'
import { seededRandom } from '#platform/random.ts'

const token =
  '7:2YIvxcJ1h45QexgG1u/MIOokgaXnH3GJB5yMcVo0gsT0OX5sKtQQjllTZDkpZFueXIjZ1C+mAeOpOBfGjqByAg=='

it('marks teams as challenge images expect', () => {
  const salt = 'f59f48e58d4f19e1274a306908ed9520dd3847e11a17e298b2c0348d98ae4e12'
  expect(teamHashOf(salt, 42, token)).toBe('65744b452bf2')
})

it('gives a salt that differs from game to game and does not contain the key', () => {
  const [one = '', other] = ['one', 'other'].map((seed) => {
    const { privateKey } = createGameKeys(seededRandom(seed))
    return gameSalt({ private_key: privateKey, team_hash_salt: null })
  })
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(one).not.toBe(other)
})
