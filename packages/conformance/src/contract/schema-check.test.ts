import { expect, test } from 'vitest'
import { operation } from '#contract/document.ts'
import { schemaProblems } from '#contract/schema-check.ts'
import { unknownKeys } from '#contract/unknown-keys.ts'

const schema = operation('getTeam').promised.get(200)?.schema ?? {}
const member = { id: null, userName: 'marlin', bio: null, avatar: null, captain: true }
const team = { id: 7, name: 'Nyan', bio: null, avatar: null, locked: false, members: [member] }

test('a body that fits has no problem', () => {
  expect(schemaProblems(schema, team)).toEqual([])
  expect(unknownKeys(schema, team)).toEqual([])
})

test('problems name the place and the rule, once for all items of a list', () => {
  const odd = { ...member, captain: 'yes' }
  const { locked: _, ...unlocked } = team
  expect(schemaProblems(schema, { ...unlocked, members: [odd, odd] })).toEqual([
    "/: must have required property 'locked'",
    '/members/*/captain: must be boolean',
  ])
})

test('keys beyond the contract are found wherever they are', () => {
  const extra = { ...team, rating: 5, members: [{ ...member, nick: 'm' }] }
  expect(unknownKeys(schema, extra)).toEqual(['/members/*/nick', '/rating'])
})
