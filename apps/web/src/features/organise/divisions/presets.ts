import { GAME_PERMISSION_NAMES, withPermission } from '@halyard/rules'
import type { GamePermissionName } from '@halyard/rules'

const everything = GAME_PERMISSION_NAMES.filter((name) => name !== 'RequireReview')

/** The rights that divisions usually get together. */
export const presets = {
  /** Plays and is ranked. */
  official: everything,
  /** The same, once an organiser has accepted the team. */
  reviewed: GAME_PERMISSION_NAMES,
  /** The same, but only organisers put teams there. */
  assigned: everything.filter((name) => name !== 'JoinGame'),
  /** Plays for points, but leaves the ranking and the points of the others alone. */
  guest: ['JoinGame', 'ViewChallenge', 'SubmitFlags', 'GetScore'],
  /** Finds out whether a flag is right, and nothing else. */
  practice: ['JoinGame', 'ViewChallenge', 'SubmitFlags'],
  onlooker: ['JoinGame', 'ViewChallenge'],
} as const satisfies Record<string, readonly GamePermissionName[]>

export type PresetName = keyof typeof presets

export const presetNames = [
  'official',
  'reviewed',
  'assigned',
  'guest',
  'practice',
  'onlooker',
] as const satisfies readonly PresetName[]

export const isInPreset = (preset: PresetName, name: GamePermissionName): boolean =>
  presets[preset].some((included) => included === name)

/** Rights become those of a preset; bits that this client does not know stay. */
export const withPreset = (mask: number, preset: PresetName): number =>
  GAME_PERMISSION_NAMES.reduce(
    (rights, name) => withPermission(rights, name, isInPreset(preset, name)),
    mask,
  )

/** The preset that rights are exactly, if they are one. */
export const presetOf = (mask: number): PresetName | undefined =>
  presetNames.find((preset) => withPreset(mask, preset) === mask)
