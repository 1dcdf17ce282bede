import { describe, expect, it } from 'vitest'
import { loadContract } from '#http/contract/contract.ts'
import { createResponseFilter } from '#http/contract/response-filter.ts'

const filterResponse = createResponseFilter(loadContract())
const member = { id: null, userName: 'marlin', bio: null, avatar: null, captain: true }
const team = { id: 7, name: 'Nyan', bio: null, avatar: null, locked: false, members: [member] }
const as = (name: string, value: unknown) => filterResponse({ $ref: `${name}#` }, value)

describe('an answer', () => {
  it('carries what the contract names and nothing else, at any depth', () => {
    const rich = { ...team, invite_secret: 'x', members: [{ ...member, email: 'm@example.org' }] }
    expect(as('TeamInfoModel', rich)).toEqual(team)
  })

  it('lacks nothing the contract promises', () => {
    const { name: _name, ...nameless } = team
    expect(() => as('TeamInfoModel', nameless)).toThrow('the answer has no "name"')
    const { members: _members, ...without } = team
    expect(as('TeamInfoModel', without)).toEqual(without)
  })

  it('may be null where the contract says so, a text, a number, a list, a map', () => {
    expect(as('WriteupInfoModel', { divisions: { 3: 'Open' }, writeups: [] })).toEqual({
      divisions: { 3: 'Open' },
      writeups: [],
    })
    expect(as('ContainerInstanceModel', { ...instance, team: null })).toMatchObject({ team: null })
    expect(filterResponse({ type: 'string' }, 'x')).toBe('x')
    expect(filterResponse({ type: 'integer' }, 5)).toBe(5)
  })
})

const instance = {
  challenge: null,
  image: 'x',
  containerGuid: 'x',
  containerId: 'x',
  startedAt: 0,
  expectStopAt: 0,
  ip: '',
  port: 0,
}
