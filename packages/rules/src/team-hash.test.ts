import { expect, test } from 'vitest'
import { challengeSalt, teamHash } from './team-hash.ts'

const shown = (text: string) => `<${text}>`.padEnd(64, '.')

test('the mark is characters 12 to 23 of the last hash', () => {
  const salt = challengeSalt(shown, 'salt-of-the-game', 42)
  expect(salt).toBe(shown('salt-of-the-game::42'))
  expect(teamHash(() => '0123456789abCDEFGHIJKLMNopqr', salt, '7:x')).toBe('CDEFGHIJKLMN')
})
