/** What a division lets its teams do; the numbers are the wire's bits. */
export const GAME_PERMISSION = {
  JoinGame: 1,
  RankOverall: 2,
  RequireReview: 4,
  ViewChallenge: 256,
  SubmitFlags: 512,
  GetScore: 1024,
  GetBlood: 2048,
  AffectDynamicScore: 4096,
} as const
export type GamePermissionName = keyof typeof GAME_PERMISSION

export const GAME_PERMISSION_NAMES: readonly GamePermissionName[] = [
  'JoinGame',
  'RankOverall',
  'RequireReview',
  'ViewChallenge',
  'SubmitFlags',
  'GetScore',
  'GetBlood',
  'AffectDynamicScore',
]

/** Every bit, known or not. Contains `RequireReview`. */
export const ALL_PERMISSIONS = 2_147_483_647

/** These are read from a division's default only, never from an entry for one challenge. */
export const DIVISION_WIDE_PERMISSIONS = [
  'JoinGame',
  'RankOverall',
  'RequireReview',
] as const satisfies GamePermissionName[]

export type DivisionRights = {
  defaultPermissions: number
  challengeConfigs: readonly { challengeId: number; permissions: number }[]
}

export const hasPermission = (mask: number, name: GamePermissionName): boolean =>
  (mask & GAME_PERMISSION[name]) !== 0

/** Switches one right and leaves every other bit as it was, unknown ones included. */
export const withPermission = (mask: number, name: GamePermissionName, on: boolean): number =>
  on ? mask | GAME_PERMISSION[name] : mask & ~GAME_PERMISSION[name]

export const permissionNames = (mask: number): GamePermissionName[] =>
  GAME_PERMISSION_NAMES.filter((name) => hasPermission(mask, name))

export const permissionMask = (names: readonly GamePermissionName[]): number =>
  names.reduce((mask, name) => mask | GAME_PERMISSION[name], 0)

/** The mask of names as game packages write them: `All` for every right, and names that nobody knows are passed over. */
export const permissionsOf = (names: readonly string[]): number =>
  names.includes('All')
    ? ALL_PERMISSIONS
    : permissionMask(GAME_PERMISSION_NAMES.filter((name) => names.includes(name)))

/** A challenge's own entry replaces the division's default, it is not combined with it. No division: every right. */
export function effectivePermissions(division: DivisionRights | null, challengeId: number): number {
  if (!division) return ALL_PERMISSIONS
  const entry = division.challengeConfigs.find((config) => config.challengeId === challengeId)
  return entry ? entry.permissions : division.defaultPermissions
}
