import {
  ALL_PERMISSIONS,
  GAME_PERMISSION_NAMES,
  permissionMask,
  withPermission,
} from '@halyard/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  challengeRights,
  changesOf,
  edited,
  parseEdits,
  withEdit,
} from '#features/organise/divisions/rights-draft.ts'
import type { Division, RightEdit } from '#features/organise/divisions/rights-draft.ts'

const aDivision = (changes: Partial<Division> = {}): Division => ({
  id: 5,
  name: 'Guests',
  inviteCode: null,
  defaultPermissions: permissionMask(['JoinGame', 'ViewChallenge', 'SubmitFlags']),
  challengeConfigs: [],
  ...changes,
})
const challengeIds = new Set([7, 8])
const submit = (isAllowed: boolean, challengeId: number | null = null): RightEdit => ({
  divisionId: 5,
  challengeId,
  right: 'SubmitFlags',
  isAllowed,
})
const asDivision: RightEdit = { divisionId: 5, challengeId: 7, right: 'asDivision' }

describe('a switched right', () => {
  it('changes this bit of this division alone, unknown ones included', () => {
    const division = aDivision({ defaultPermissions: ALL_PERMISSIONS })
    const next = edited(division, [submit(false), { ...submit(true), divisionId: 6 }], challengeIds)
    expect(next).toEqual({ ...division, defaultPermissions: ALL_PERMISSIONS - 512 })
    expect(changesOf(division, next)).toEqual([submit(false)])
  })

  it('is taken on what somebody else has saved meanwhile', () => {
    const theirs = aDivision({
      defaultPermissions: withPermission(aDivision().defaultPermissions, 'GetScore', true),
    })
    const next = edited(theirs, [submit(false)], challengeIds)
    expect(next.defaultPermissions).toBe(permissionMask(['JoinGame', 'ViewChallenge', 'GetScore']))
  })

  it('is no change where somebody else has switched it as well', () => {
    const theirs = aDivision({ defaultPermissions: permissionMask(['JoinGame', 'ViewChallenge']) })
    expect(changesOf(theirs, edited(theirs, [submit(false)], challengeIds))).toEqual([])
  })
})

describe('a right for one challenge', () => {
  it('begins with the rights of the division', () => {
    const division = aDivision()
    const next = edited(division, [submit(false, 7)], challengeIds)
    expect(next.challengeConfigs).toEqual([
      { challengeId: 7, permissions: permissionMask(['JoinGame', 'ViewChallenge']) },
    ])
    expect(changesOf(division, next)).toEqual([submit(false, 7)])
  })

  it('leaves nothing behind when it is switched back', () => {
    const division = aDivision()
    const edits = [submit(false, 7), submit(true, 7)]
    expect(edited(division, edits, challengeIds)).toEqual(division)
    expect(edited(division, edits.reduce(withEdit, []), challengeIds)).toEqual(division)
  })

  it('keeps a stored entry that comes to equal the division: the division may change later', () => {
    const division = aDivision({
      challengeConfigs: [
        { challengeId: 7, permissions: permissionMask(['JoinGame', 'ViewChallenge']) },
      ],
    })
    const { challengeConfigs, defaultPermissions } = edited(
      division,
      [submit(true, 7)],
      challengeIds,
    )
    expect(challengeConfigs).toEqual([{ challengeId: 7, permissions: defaultPermissions }])
  })

  it('can be given up, and switched again after that', () => {
    const division = aDivision({ challengeConfigs: [{ challengeId: 7, permissions: 0 }] })
    const edits = withEdit([submit(true, 7)], asDivision)
    expect(edits).toEqual([asDivision])
    const next = edited(division, edits, challengeIds)
    expect(next.challengeConfigs).toEqual([])
    expect(changesOf(division, next)).toEqual([asDivision])
    const again = edited(division, withEdit(edits, submit(false, 7)), challengeIds)
    expect(again.challengeConfigs).toEqual([
      { challengeId: 7, permissions: permissionMask(['JoinGame', 'ViewChallenge']) },
    ])
  })

  it('does nothing once its challenge is gone', () => {
    expect(edited(aDivision(), [submit(false, 9)], challengeIds)).toEqual(aDivision())
  })
})

it('no steps touch bits that this client does not know', () => {
  const known = permissionMask(GAME_PERMISSION_NAMES)
  const masks = fc.integer({ min: 0, max: ALL_PERMISSIONS })
  const edit = fc.record({
    divisionId: fc.constant(5),
    challengeId: fc.constantFrom(null, 7),
    right: fc.constantFrom(...challengeRights),
    isAllowed: fc.boolean(),
  })
  fc.assert(
    fc.property(masks, masks, fc.array(edit), (defaultPermissions, permissions, edits) => {
      const division = aDivision({
        defaultPermissions,
        challengeConfigs: [{ challengeId: 7, permissions }],
      })
      const next = edited(division, edits.reduce<RightEdit[]>(withEdit, []), challengeIds)
      expect(next.defaultPermissions & ~known).toBe(defaultPermissions & ~known)
      expect(next.challengeConfigs[0]?.permissions).toBeDefined()
      expect((next.challengeConfigs[0]?.permissions ?? 0) & ~known).toBe(permissions & ~known)
    }),
  )
})

it('reads back what it stored, without what it does not know', () => {
  const edits = [submit(false), asDivision]
  expect(parseEdits(JSON.stringify([...edits, { divisionId: 5 }, 3, null]))).toEqual(edits)
  expect(parseEdits('{}')).toBeUndefined()
})
