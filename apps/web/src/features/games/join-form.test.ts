import { describe, expect, it } from 'vitest'
import {
  joinProblem,
  joinableDivisions,
  needsCode,
  toJoinRequest,
} from '#features/games/join-form.ts'
import type { JoinValues } from '#features/games/join-form.ts'

const open = { id: 1, name: 'Open', inviteCodeRequired: true }
const student = { id: 2, name: 'Student', inviteCodeRequired: false }
const staff = { id: 3, name: 'Staff', inviteCodeRequired: false }
const divided = { divisions: [open, student, staff], inviteCodeRequired: true }
const plain = { divisions: [], inviteCodeRequired: true }
const check = { joinedTeams: [{ id: 11, division: 2 }], joinableDivisions: [1, 2] }
const free = { joinedTeams: [], joinableDivisions: [] }

const aForm = (changes: Partial<JoinValues> = {}): JoinValues => ({
  teamId: 10,
  divisionId: undefined,
  inviteCode: '',
  acceptedDeclaration: '',
  ...changes,
})

it('offers the divisions with the right to join', () => {
  expect(joinableDivisions(divided, check)).toEqual([open, student])
  expect(joinableDivisions(plain, free)).toEqual([])
  expect(joinableDivisions({ ...plain, divisions: null }, undefined)).toEqual([])
})

describe('needsCode', () => {
  it.each([
    ['the division asks for one', aForm({ divisionId: 1 }), divided, check, true],
    [
      'the division does not, whatever the game says',
      aForm({ divisionId: 2 }),
      divided,
      check,
      false,
    ],
    [
      'the team already holds a division without',
      aForm({ teamId: 11, divisionId: 1 }),
      divided,
      check,
      false,
    ],
    ['the game asks and has no divisions', aForm(), plain, free, true],
    ['nobody asks', aForm(), { ...plain, inviteCodeRequired: false }, free, false],
  ])('%s', (_why, form, game, checked, needed) => {
    expect(needsCode(form, game, checked)).toBe(needed)
  })
})

it('names what is missing', () => {
  expect(joinProblem(aForm({ teamId: undefined }), divided, check)).toBe('no-team')
  expect(joinProblem(aForm({ inviteCode: '  ' }), divided, check)).toBe('no-code')
  expect(joinProblem(aForm({ inviteCode: 'NULL' }), divided, check)).toBeUndefined()
})

describe('toJoinRequest', () => {
  it('sends what counts, and no code that nobody asked for', () => {
    expect(toJoinRequest(aForm({ divisionId: 2, inviteCode: 'x' }), divided, check)).toEqual({
      teamId: 10,
      divisionId: 2,
      inviteCode: null,
    })
    expect(toJoinRequest(aForm({ inviteCode: ' NULL ' }), plain, free)).toEqual({
      teamId: 10,
      divisionId: null,
      inviteCode: 'NULL',
    })
  })

  it('names the declaration of the division that counts, and no other', () => {
    const declaration = { divisionId: 2, text: 'Ours', hash: 'declaration-A', isAccepted: false }
    const declared = { ...check, declarations: [declaration] }
    const form = aForm({ divisionId: 2, acceptedDeclaration: 'declaration-A' })
    expect(toJoinRequest(form, divided, declared)).toEqual({
      teamId: 10,
      divisionId: 2,
      inviteCode: null,
      acceptedDeclaration: 'declaration-A',
    })
    const elsewhere = toJoinRequest({ ...form, divisionId: 1 }, divided, declared)
    expect(elsewhere).not.toHaveProperty('acceptedDeclaration')
    expect(joinProblem(form, divided, declared)).toBeUndefined()
    const changed = { ...check, declarations: [{ ...declaration, hash: 'declaration-B' }] }
    expect(joinProblem(form, divided, changed)).toBe('not-accepted')
  })

  it('follows the team into the division it holds', () => {
    expect(toJoinRequest(aForm({ teamId: 11, divisionId: 1 }), divided, check)).toMatchObject({
      divisionId: 2,
    })
  })

  it('takes the first division when none was chosen', () => {
    expect(toJoinRequest(aForm({ inviteCode: 'a' }), divided, check)).toMatchObject({
      divisionId: 1,
    })
  })
})
