import { expect, it } from 'vitest'
import { environmentOf } from '#modules/instance/environment.ts'

const facts = { flag: 'halyard{one}', team: '3', user: 'anna', challenge: 5, game: 1 }
const own = {
  HALYARD_FLAG: 'halyard{one}',
  HALYARD_TEAM_ID: '3',
  HALYARD_USER_ID: 'anna',
  HALYARD_CHALLENGE_ID: '5',
  HALYARD_GAME_ID: '1',
}

it('a service gets its flag and its team', () => {
  expect(environmentOf(facts, { knownNames: false })).toEqual(own)
})

it('a service without a flag for each team has none in its environment', () => {
  const { HALYARD_FLAG: _, ...others } = own
  expect(environmentOf({ ...facts, flag: undefined }, { knownNames: false })).toEqual(others)
})

it('images made for other platforms find the names they know, if the operator wants that', () => {
  expect(environmentOf(facts, { knownNames: true })).toEqual({
    ...own,
    GZCTF_FLAG: 'halyard{one}',
    GZCTF_TEAM_ID: '3',
    GZCTF_USER_ID: 'anna',
    GZCTF_CHALLENGE_ID: '5',
    GZCTF_GAME_ID: '1',
  })
})
