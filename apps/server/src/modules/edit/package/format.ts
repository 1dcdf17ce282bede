import type { FlagMatch } from '@halyard/flags'
import { ALL_PERMISSIONS, permissionNames } from '@halyard/rules'
import type { ChallengeCategory, ChallengeType, Scoring } from '@halyard/rules'
import type { FieldKind, NetworkMode } from '#db/tables/games.ts'
import type { PackedRules } from '#modules/edit/package/challenge-rules.ts'
import type { PackedCannedAnswers } from '#modules/edit/package/canned-answers-part.ts'
import type { SignalSettings } from '#modules/game/signals/policy.ts'
import type { PackedDeclarations } from '#modules/edit/package/declarations-part.ts'

/** The one tag that a GZ::CTF server takes, and what our packages called themselves before. */
export const FORMAT = 'GZCTF-GAME'
export const KNOWN_FORMATS: readonly string[] = [FORMAT, 'HALYARD-GAME']
export const VERSION = '1.0'

/** What a challenge is worth where its package says nothing. */
export const DEFAULT_SCORE = 1000

/** What a container may write where its package says nothing. In packages each container has a limit. */
export const DEFAULT_STORAGE_MB = 256

export interface PackedAttachment {
  readonly type: 'Local' | 'Remote' | 'None'
  readonly hash?: string | null
  readonly fileName?: string | null
  readonly fileSize?: number | null
  readonly remoteUrl?: string | null
}

export interface PackedGame {
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly hidden?: boolean
  readonly practiceMode?: boolean
  readonly acceptWithoutReview: boolean
  readonly inviteCode?: string | null
  readonly teamMemberCountLimit: number
  readonly containerCountLimit: number
  readonly startTime: string
  readonly endTime: string
  readonly writeup?: {
    readonly required: boolean
    readonly deadline?: string | null
    readonly note?: string | null
  } | null
  readonly bloodBonus?: {
    readonly first: number
    readonly second: number
    readonly third: number
  } | null
  readonly posterHash?: string | null
  readonly divisions: readonly {
    readonly name: string
    readonly inviteCode?: string | null
    readonly defaultPermissions: readonly string[]
    readonly challengeConfig: readonly {
      readonly challengeId: number
      readonly permissions: readonly string[]
    }[]
  }[]
}

export interface PackedChallenge {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly category: ChallengeCategory
  readonly type: ChallengeType
  readonly enabled?: boolean
  readonly scoring?: {
    readonly original: number
    readonly minRate: number
    readonly difficulty: number
  }
  readonly limits?: { readonly submission: number; readonly deadline?: string | null }
  readonly flags?: {
    readonly disableBloodBonus: boolean
    readonly enableTrafficCapture: boolean
    readonly template?: string | null
    readonly static?:
      | readonly {
          readonly value: string
          readonly attachment?: PackedAttachment | null
          /** Not in this file but in one of its own, see `flag-matches.ts`. */
          readonly match?: FlagMatch
        }[]
      | null
  }
  readonly attachment?: PackedAttachment | null
  readonly hints?: readonly string[] | null
  readonly container?: {
    readonly image?: string | null
    readonly memoryLimit: number
    readonly cpuCount: number
    readonly storageLimit: number
    readonly exposePort: number
    readonly networkMode: NetworkMode
    readonly fileName?: string | null
  } | null
  /** Our own addition: the older layout loses it for challenges without container. */
  readonly fileName?: string | null
}

/** How the values of challenges fall that do not have the curve of the contract, by their ids in the package. */
export type PackedScoring = readonly (Scoring & { readonly challengeId: number })[]

/** What happens in a game at its time: an addition of ours, in a file of its own. Times are ISO-8601 texts. */
export interface PackedSchedule {
  readonly freezeAt: string | null
  readonly releases: readonly { readonly challengeId: number; readonly releaseAt: string }[]
}

/** What a game asks of its players: the questions, and never an answer. An addition of ours, in a file of its own. */
export interface PackedFields {
  readonly reason: string
  /** An ISO-8601 text. */
  readonly deleteAt: string
  readonly fields: readonly {
    readonly label: string
    readonly hint: string
    readonly kind: FieldKind
    readonly choices: readonly string[]
    readonly isRequired: boolean
  }[]
}

/** What a package says of its game; its files come beside it. */
export interface GamePackage {
  readonly game: PackedGame
  readonly challenges: readonly PackedChallenge[]
  /** An addition of ours, in a file of its own, which readers that do not know it leave alone. */
  readonly scoring: PackedScoring
  /** Likewise, in three files. */
  readonly rules: PackedRules
  readonly schedule: PackedSchedule
  /** Likewise. */
  readonly declarations: PackedDeclarations
  /** Likewise; null where players are asked nothing. */
  readonly fields: PackedFields | null
  /** Likewise. */
  readonly cannedAnswers: PackedCannedAnswers
  /** Likewise, where teams share nothing. */
  readonly presence: PackedPresence
  /** Likewise; null where the defaults say what makes a signal. */
  readonly signals: SignalSettings | null
}

/** Whether the members of a team share notes, and never a note. An addition of ours, in a file of its own. */
export interface PackedPresence {
  readonly isShared: boolean
}

export const SCORING_PATH = 'scoring.json'
export const SCHEDULE_PATH = 'schedule.json'
export const PRESENCE_PATH = 'presence.json'

export const challengePath = (id: number): string => `challenges/challenge-${id}.json`
export const filePath = (hash: string): string => `files/${hash}`

/** A mask as the names of its bits. */
export function packPermissions(mask: number): string[] {
  if (mask === ALL_PERMISSIONS) return ['All']
  return mask === 0 ? ['None'] : permissionNames(mask)
}

export const packTime = (epochMs: number): string =>
  new Date(epochMs).toISOString().replace('Z', '+00:00')
