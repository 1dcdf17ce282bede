// Games as organisers make them.
import type { FlagMatch } from '@halyard/flags'
import type { LockedTile, ScoringKind } from '@halyard/rules'
import type { Generated } from 'kysely'
import type { Default, Optional, OptionalTime, Time } from '#db/columns.ts'

export type FileType = 'None' | 'Local' | 'Remote'
export type NetworkMode = 'Open' | 'Isolated' | 'Custom'
export type ChallengeType =
  | 'StaticAttachment'
  | 'StaticContainer'
  | 'DynamicAttachment'
  | 'DynamicContainer'
export type ChallengeCategory =
  | 'Misc'
  | 'Crypto'
  | 'Pwn'
  | 'Web'
  | 'Reverse'
  | 'Blockchain'
  | 'Forensics'
  | 'Hardware'
  | 'Mobile'
  | 'PPC'
  | 'AI'
  | 'Pentest'
  | 'OSINT'

export interface GamesTable {
  id: Generated<number>
  title: string
  hidden: Default<boolean>
  summary: Default<string>
  content: Default<string>
  accept_without_review: Default<boolean>
  writeup_required: Default<boolean>
  writeup_deadline: Time
  writeup_note: Default<string>
  invite_code: Optional<string>
  team_member_count_limit: Default<number>
  container_count_limit: Default<number>
  poster_hash: Optional<string>
  public_key: string
  private_key: string
  team_hash_salt: Optional<string>
  practice_mode: Default<boolean>
  starts_at: Time
  ends_at: Time
  blood_bonus: Default<number>
  freeze_at: OptionalTime
  revealed_at: OptionalTime
  paused_at: OptionalTime
  shares_presence: Default<boolean>
  board_version: Default<number>
  created_at: Time
  updated_at: Time
}

export interface DivisionsTable {
  id: Generated<number>
  game_id: number
  name: string
  invite_code: Optional<string>
  default_permissions: Default<number>
  declaration: Default<string>
}

/** What a game asks of each player before joining. */
export interface FieldFormsTable {
  game_id: number
  reason: string
  delete_at: Time
  /** When the answers were deleted because of that time. */
  deleted_at: OptionalTime
}

export type FieldKind = 'text' | 'choice' | 'yesNo'

export interface ProfileFieldsTable {
  id: Generated<number>
  game_id: number
  position: number
  label: string
  hint: Default<string>
  kind: FieldKind
  choices: Default<string[]>
  is_required: Default<boolean>
}

export interface DivisionChallengesTable {
  division_id: number
  challenge_id: number
  permissions: Default<number>
}

export interface AttachmentsTable {
  id: Generated<number>
  type: FileType
  file_hash: Optional<string>
  file_name: Optional<string>
  file_size: Optional<number>
  remote_url: Optional<string>
}

export interface ChallengesTable {
  id: Generated<number>
  game_id: number
  title: string
  content: Default<string>
  category: Default<ChallengeCategory>
  type: Default<ChallengeType>
  is_enabled: Default<boolean>
  hints: Optional<string[]>
  flag_template: Optional<string>
  file_name: Default<string>
  attachment_id: Optional<number>
  deadline_at: OptionalTime
  submission_limit: Default<number>
  container_image: Optional<string>
  memory_limit: Default<number>
  cpu_count: Default<number>
  storage_limit: Default<number>
  expose_port: Default<number>
  network_mode: Default<NetworkMode>
  enable_traffic_capture: Default<boolean>
  disable_blood_bonus: Default<boolean>
  original_score: Default<number>
  min_score_rate: Default<number>
  difficulty: Default<number>
  scoring_kind: Default<ScoringKind>
  scoring_minimum: Default<number>
  scoring_decay: Default<number>
  scoring_expression: Default<string>
  requires: Default<number[]>
  locked_tile: Default<LockedTile>
  cooldown_after: Default<number>
  cooldown_seconds: Default<number>
  release_at: OptionalTime
  released_at: OptionalTime
  judged_again_at: OptionalTime
  created_at: Time
}

export interface FlagsTable {
  id: Generated<number>
  challenge_id: number
  flag: string
  match: Default<FlagMatch>
  attachment_id: Optional<number>
}

/** Hints that a team pays for; those of the challenge itself are free. */
export interface PricedHintsTable {
  id: Generated<number>
  challenge_id: number
  position: number
  content: string
  price: number
}

/** What somebody may do in one game. */
export type GameRole = 'manager' | 'author' | 'monitor' | 'reviewer'

export interface GameStaffTable {
  game_id: number
  user_id: string
  role: GameRole
  added_at: Time
}

export interface ChallengeAuthorsTable {
  game_id: number
  challenge_id: number
  user_id: string
}

export interface StaffInvitationsTable {
  id: Generated<number>
  game_id: number
  role: GameRole
  token_hash: Buffer
  creator_id: Optional<string>
  created_at: Time
  expires_at: Time
  uses_left: number
}
