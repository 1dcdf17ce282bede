import type { Schema } from '@halyard/api'
import {
  DIVISION_WIDE_PERMISSIONS,
  GAME_PERMISSION_NAMES,
  effectivePermissions,
  hasPermission,
  withPermission,
} from '@halyard/rules'
import type { GamePermissionName } from '@halyard/rules'

export type Division = Schema<'Division'>

/** The rights that a division can have for single challenges. */
export const challengeRights: readonly GamePermissionName[] = GAME_PERMISSION_NAMES.filter(
  (name) => !DIVISION_WIDE_PERMISSIONS.some((wide) => wide === name),
)

/** A right that was switched and is not saved yet; `null` where it is not for a single challenge. */
type SwitchedRight = {
  divisionId: number
  challengeId: number | null
  right: GamePermissionName
  isAllowed: boolean
}

/** A challenge for which the division's own rights are to count again. */
type FollowedDivision = { divisionId: number; challengeId: number; right: 'asDivision' }

/**
 * What an organiser did to the rights of divisions, in this order. Kept as steps instead of results, so that they can be taken on
 * what somebody else has saved meanwhile.
 */
export type RightEdit = SwitchedRight | FollowedDivision

const isOn = (one: RightEdit, other: RightEdit) =>
  one.divisionId === other.divisionId && one.challengeId === other.challengeId

/** Adds a step; what it makes irrelevant goes. */
export const withEdit = (edits: readonly RightEdit[], edit: RightEdit): RightEdit[] => [
  ...edits.filter(
    (before) => !isOn(before, edit) || (edit.right !== 'asDivision' && before.right !== edit.right),
  ),
  edit,
]

/** A division as it will be with the steps that are about it; steps on challenges that are gone do nothing. */
export const edited = (
  division: Division,
  edits: readonly RightEdit[],
  challengeIds: ReadonlySet<number>,
): Division =>
  edits
    .filter(
      ({ divisionId, challengeId }) =>
        divisionId === division.id && (challengeId === null || challengeIds.has(challengeId)),
    )
    .reduce((now, edit) => take(now, edit, division), division)

function take(now: Division, edit: RightEdit, stored: Division): Division {
  if (edit.right === 'asDivision') return withoutEntry(now, edit.challengeId)
  const { challengeId, right, isAllowed } = edit
  if (challengeId === null)
    return { ...now, defaultPermissions: withPermission(now.defaultPermissions, right, isAllowed) }
  const permissions = withPermission(effectivePermissions(now, challengeId), right, isAllowed)
  // Switched there and back: as if it had not been touched.
  if (permissions === now.defaultPermissions && !entryOf(stored, challengeId))
    return withoutEntry(now, challengeId)
  const entry = { challengeId, permissions }
  return {
    ...now,
    challengeConfigs: entryOf(now, challengeId)
      ? now.challengeConfigs.map((each) => (each.challengeId === challengeId ? entry : each))
      : [...now.challengeConfigs, entry],
  }
}

/** The rights a division has for one challenge, if they are not simply its own. */
export const entryOf = (division: Division, challengeId: number) =>
  division.challengeConfigs.find((entry) => entry.challengeId === challengeId)

const withoutEntry = (division: Division, challengeId: number): Division => ({
  ...division,
  challengeConfigs: division.challengeConfigs.filter((entry) => entry.challengeId !== challengeId),
})

/** What differs between a division as it is stored and as it will be, in the shape of the steps that lead there. */
export function changesOf(stored: Division, next: Division): RightEdit[] {
  const challengeIds = [...stored.challengeConfigs, ...next.challengeConfigs].map(
    ({ challengeId }) => challengeId,
  )
  return [
    ...switched(stored.defaultPermissions, next.defaultPermissions, GAME_PERMISSION_NAMES).map(
      (change) => ({ divisionId: stored.id, challengeId: null, ...change }),
    ),
    ...[...new Set(challengeIds)].flatMap((challengeId) =>
      challengeChanges(stored, next, challengeId),
    ),
  ]
}

function challengeChanges(stored: Division, next: Division, challengeId: number): RightEdit[] {
  const at = { divisionId: stored.id, challengeId }
  const [before, after] = [entryOf(stored, challengeId), entryOf(next, challengeId)]
  if (!after) return before ? [{ ...at, right: 'asDivision' }] : []
  return switched(
    effectivePermissions(stored, challengeId),
    after.permissions,
    challengeRights,
  ).map((change) => ({ ...at, ...change }))
}

const switched = (before: number, after: number, names: readonly GamePermissionName[]) =>
  names
    .filter((right) => hasPermission(before, right) !== hasPermission(after, right))
    .map((right) => ({ right, isAllowed: hasPermission(after, right) }))

const isRight = (value: unknown): boolean =>
  value === 'asDivision' || GAME_PERMISSION_NAMES.some((name) => name === value)

const isEdit = (value: unknown): value is RightEdit =>
  typeof value === 'object' &&
  value !== null &&
  'divisionId' in value &&
  typeof value.divisionId === 'number' &&
  'challengeId' in value &&
  (value.challengeId === null || typeof value.challengeId === 'number') &&
  'right' in value &&
  isRight(value.right)

/** Reads stored steps; those of another version are left out. May throw. */
export function parseEdits(text: string): readonly RightEdit[] | undefined {
  const stored: unknown = JSON.parse(text)
  return Array.isArray(stored) ? stored.filter(isEdit) : undefined
}
