// What happens in a game.
import type { AdjustmentKind } from '@halyard/rules'
import type { Generated } from 'kysely'
import type { Default, Optional, OptionalTime, Time } from '#db/columns.ts'

export type ParticipationStatus = 'Pending' | 'Accepted' | 'Rejected' | 'Suspended'
export type Verdict = 'FlagSubmitted' | 'Accepted' | 'WrongAnswer' | 'CheatDetected' | 'NotFound'
export type NoticeType =
  | 'Normal'
  | 'FirstBlood'
  | 'SecondBlood'
  | 'ThirdBlood'
  | 'NewHint'
  | 'NewChallenge'
export type EventType =
  | 'Normal'
  | 'ContainerStart'
  | 'ContainerDestroy'
  | 'FlagSubmit'
  | 'CheatDetected'

export interface ParticipationsTable {
  id: Generated<number>
  game_id: number
  team_id: number
  division_id: Optional<number>
  status: Default<ParticipationStatus>
  token: string
  writeup_hash: Optional<string>
  writeup_name: Optional<string>
  writeup_at: OptionalTime
  created_at: Time
}

export interface ParticipationMembersTable {
  participation_id: number
  user_id: string
  game_id: number
  joined_at: Time
}

/** Who accepted which declaration of a division. */
export interface AcceptancesTable {
  id: Generated<number>
  participation_id: number
  user_id: string
  division_id: Optional<number>
  declaration: string
  accepted_at: Time
}

/** Private to its team: the note on a challenge as it was saved once. */
export interface TeamNotesTable {
  participation_id: number
  challenge_id: number
  version: number
  content: string
  user_id: Optional<string>
  saved_at: Generated<number>
}

/** Private to its team: who works on a challenge. */
export interface TeamWorkersTable {
  participation_id: number
  user_id: string
  challenge_id: number
  since: Generated<number>
  until: Time
}

/** Private: what a player of a game has answered to a field. */
export interface FieldAnswersTable {
  field_id: number
  user_id: string
  game_id: number
  answer: string
  answered_at: Time
}

export interface TeamChallengesTable {
  participation_id: number
  challenge_id: number
  flag_id: Optional<number>
  flag_text: Optional<string>
  container_changed_at: OptionalTime
  created_at: Time
}

export interface SubmissionsTable {
  id: Generated<number>
  game_id: number
  challenge_id: number
  participation_id: number
  team_id: number
  user_id: Optional<string>
  answer: string
  verdict: Verdict
  submitted_at: Time
}

export interface SolvesTable {
  participation_id: number
  challenge_id: number
  game_id: number
  submission_id: number
  user_id: Optional<string>
  solved_at: Time
}

export interface NoticesTable {
  id: Generated<number>
  game_id: number
  type: NoticeType
  args: Default<string[]>
  published_at: Time
  edited_at: OptionalTime
}

export interface ScheduledNoticesTable {
  id: Generated<number>
  game_id: number
  content: string
  publish_at: Time
}

export interface EventsTable {
  id: Generated<number>
  game_id: number
  type: EventType
  args: Default<string[]>
  user_id: Optional<string>
  team_id: Optional<number>
  happened_at: Time
}

export interface CheatsTable {
  submission_id: number
  game_id: number
  submitter_participation_id: number
  owner_participation_id: number
}

/** Points that a team has beside those of its solves. */
export interface AdjustmentsTable {
  id: Generated<number>
  game_id: number
  participation_id: number
  team_id: number
  kind: Default<AdjustmentKind>
  points: number
  reason: Default<string>
  is_public: Default<boolean>
  user_id: Optional<string>
  /** Of an adjustment that is its price. */
  hint_id: Optional<number>
  created_at: Time
  undone_at: OptionalTime
}

/** A right answer that does not count. */
export interface VoidsTable {
  submission_id: number
  game_id: number
  participation_id: number
  team_id: number
  challenge_id: number
  reason: string
  user_id: Optional<string>
  created_at: Time
}
