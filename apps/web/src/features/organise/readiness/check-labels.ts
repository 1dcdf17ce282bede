import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ChallengeCheck, GameCheck } from '#features/organise/readiness/checks.ts'
import { paths } from '#shared/paths.ts'

/** What a challenge lacks, beside its name. */
export const challengeCheckLabel = {
  noFlag: msg`No flag`,
  noImage: msg`No image`,
  noPort: msg`No port`,
  flagsWithoutFile: msg`Flags without a file`,
  fewFlags: msg`Fewer flags than teams`,
  closesBeforeStart: msg`Closes before the start`,
  noFile: msg`No file`,
  noStatement: msg`No description`,
} as const satisfies Record<ChallengeCheck, MessageDescriptor>

/** What players notice of it, where the label alone does not say. */
export const challengeCheckNote: Readonly<Partial<Record<ChallengeCheck, MessageDescriptor>>> = {
  flagsWithoutFile: msg`Teams that get such a flag have nothing to download.`,
  fewFlags: msg`Each team uses one flag. The last teams could not open these challenges.`,
  noFile: msg`The description names a file, but there is nothing to download.`,
}

/** What a game lacks. */
export const gameCheckLabel = {
  noChallenge: msg`There are no challenges`,
  noneEnabled: msg`No challenge is enabled`,
  startPast: msg`The start is in the past`,
  writeupTooEarly: msg`Write-ups are due before the game ends`,
  noDivisionOpen: msg`No division can be joined`,
  freezeOutside: msg`The scoreboard freezes outside of the game`,
  releaseAfterEnd: msg`A challenge is released after the end`,
  hidden: msg`The game is hidden`,
} as const satisfies Record<GameCheck, MessageDescriptor>

/** What players notice of it, where the label alone does not say. */
export const gameCheckNote: Readonly<Partial<Record<GameCheck, MessageDescriptor>>> = {
  startPast: msg`Once published, it is already running or over.`,
  writeupTooEarly: msg`Teams that are still playing cannot hand theirs in.`,
  noDivisionOpen: msg`New teams play without a division, under the rules of the game alone.`,
  hidden: msg`Players do not find it in their lists until you publish it.`,
}

/** Where a game is completed: the field, where there is one. */
export const gameCheckLink = {
  noChallenge: (gameId) => paths.gameChallenges(gameId),
  noneEnabled: (gameId) => paths.gameChallenges(gameId),
  startPast: (gameId) => `${paths.gameInfo(gameId)}#start`,
  writeupTooEarly: (gameId) => `${paths.gameInfo(gameId)}#writeupDeadline`,
  noDivisionOpen: (gameId) => paths.gameDivisions(gameId),
  freezeOutside: (gameId) => paths.gameInfo(gameId),
  releaseAfterEnd: (gameId) => paths.gameInfo(gameId),
  hidden: undefined,
} as const satisfies Record<GameCheck, ((gameId: number) => string) | undefined>

/** Where a challenge is completed: the field, where there is one. */
export const challengeCheckLink = {
  noFlag: (gameId, id) => `${paths.gameFlags(gameId, id)}#add-flags`,
  noImage: (gameId, id) => `${paths.gameChallenge(gameId, id)}#containerImage`,
  noPort: (gameId, id) => `${paths.gameChallenge(gameId, id)}#exposePort`,
  flagsWithoutFile: (gameId, id) => `${paths.gameFlags(gameId, id)}#add-files`,
  fewFlags: (gameId, id) => `${paths.gameFlags(gameId, id)}#add-files`,
  closesBeforeStart: (gameId, id) => `${paths.gameChallenge(gameId, id)}#deadlineUtc`,
  noFile: (gameId, id) => `${paths.gameFlags(gameId, id)}#attachment`,
  noStatement: (gameId, id) => `${paths.gameChallenge(gameId, id)}#content`,
} as const satisfies Record<ChallengeCheck, (gameId: number, challengeId: number) => string>
