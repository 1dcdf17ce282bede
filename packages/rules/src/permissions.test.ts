import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ALL_PERMISSIONS,
  GAME_PERMISSION,
  GAME_PERMISSION_NAMES,
  effectivePermissions,
  hasPermission,
  permissionMask,
  permissionNames,
  withPermission,
} from './permissions.ts'

test('the list of names is complete', () => {
  expect(GAME_PERMISSION_NAMES).toEqual(Object.keys(GAME_PERMISSION))
})

test('every right is one bit of its own', () => {
  expect(Object.values(GAME_PERMISSION)).toEqual([1, 2, 4, 256, 512, 1024, 2048, 4096])
  expect(permissionNames(769)).toEqual(['JoinGame', 'ViewChallenge', 'SubmitFlags'])
  expect(permissionNames(ALL_PERMISSIONS)).toEqual(GAME_PERMISSION_NAMES)
  expect(permissionMask(['GetScore', 'GetBlood'])).toBe(3072)
})

test('switching one right leaves all other bits alone', () => {
  const masks = fc.integer({ min: 0, max: ALL_PERMISSIONS })
  fc.assert(
    fc.property(
      masks,
      fc.constantFrom(...GAME_PERMISSION_NAMES),
      fc.boolean(),
      (mask, name, on) => {
        const changed = withPermission(mask, name, on)
        expect(hasPermission(changed, name)).toBe(on)
        expect(changed & ~GAME_PERMISSION[name]).toBe(mask & ~GAME_PERMISSION[name])
      },
    ),
  )
})

test('an entry for a challenge replaces the default of its division', () => {
  const division = {
    defaultPermissions: 256,
    challengeConfigs: [{ challengeId: 3, permissions: 512 }],
  }
  expect(effectivePermissions(division, 3)).toBe(512)
  expect(effectivePermissions(division, 4)).toBe(256)
  expect(effectivePermissions(null, 3)).toBe(ALL_PERMISSIONS)
})
