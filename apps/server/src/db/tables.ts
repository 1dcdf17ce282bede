// One interface per table, long on purpose: the schema in one view.
// A column of time reads as epoch milliseconds and is written through `ms()` (see database.ts).
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

declare const instant: unique symbol

/** An expression that the database takes as a point in time; made by `ms()`. */
export type Instant = number & { readonly [instant]: true }

/** Reads as epoch milliseconds, written with `ms(epochMs)`. */
type Time = ColumnType<number, Instant, Instant>
/** A point in time that may be missing. */
type OptionalTime = ColumnType<number | null, Instant | null | undefined, Instant | null>
/** A column that the database fills when it is left out of an insert. */
type Default<T> = ColumnType<T, T | undefined, T>
/** A column that may be null and may be left out of an insert. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type Role = 'Banned' | 'User' | 'Monitor' | 'Admin'
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
/** The last two are secrets of the server and no settings. */
export type ConfigSection =
  | 'accountPolicy'
  | 'globalConfig'
  | 'containerPolicy'
  | 'fieldKeys'
  | 'tokenKeys'
/** What an API token may do: `monitor` reads what monitors see. */
export type TokenScope = 'monitor'
export type LogLevel = 'Information' | 'Warning' | 'Error' | 'Fatal'

export interface FilesTable {
  hash: string
  name: string
  size: number
  ref_count: Default<number>
  uploaded_at: Time
}

export interface UsersTable {
  id: string
  user_name: string
  user_name_key: string
  email: string
  email_key: string
  email_confirmed: Default<boolean>
  awaits_email: Default<boolean>
  password_hash: string
  security_stamp: string
  role: Default<Role>
  bio: Optional<string>
  phone: Optional<string>
  real_name: Optional<string>
  std_number: Optional<string>
  avatar_hash: Optional<string>
  ip: Default<string>
  registered_at: OptionalTime
  last_visited_at: OptionalTime
  created_at: Time
}

export interface SessionsTable {
  token_hash: Buffer
  user_id: string
  security_stamp: string
  created_at: Time
  refreshed_at: Time
  expires_at: Time
}

export interface AttemptsTable {
  subject: string
  counted: number
  last_at: Time
  blocked_until: Time
}

export interface PowChallengesTable {
  id: string
  challenge: Buffer
  difficulty: number
  expires_at: Time
}

export interface ApiTokensTable {
  id: string
  name: string
  creator_id: Optional<string>
  token_hash: Buffer
  created_at: Time
  expires_at: OptionalTime
  last_used_at: OptionalTime
  is_revoked: Default<boolean>
  scope: Default<TokenScope>
}

export interface MailLinksTable {
  token_hash: Buffer
  user_id: string
  purpose: 'verify' | 'reset' | 'confirm'
  email: string
  security_stamp: string
  created_at: Time
  expires_at: Time
  used_at: OptionalTime
}

export interface OutgoingMailsTable {
  id: Generated<number>
  occasion: 'verify' | 'reset' | 'confirm' | 'moved' | 'recovery'
  user_id: Optional<string>
  email: string
  language: string
  origin: string
  posted_at: Time
  attempts: Default<number>
  due_at: Time
}

export interface LogsTable {
  id: Generated<number>
  logged_at: Time
  level: LogLevel
  user_name: string
  ip: Optional<string>
  message: string
  status: string
}

export interface ConfigTable {
  section: ConfigSection
  value: JSONColumnType<Record<string, unknown>>
  updated_at: Time
}

export interface PostsTable {
  id: string
  title: string
  summary: Default<string>
  content: Default<string>
  is_pinned: Default<boolean>
  tags: Optional<string[]>
  author_id: Optional<string>
  updated_at: Time
}

export interface TeamsTable {
  id: Generated<number>
  name: string
  bio: Optional<string>
  avatar_hash: Optional<string>
  locked: Default<boolean>
  captain_id: string
  invite_secret: string
  created_at: Time
}

export interface TeamMembersTable {
  team_id: number
  user_id: string
  joined_at: Time
}

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
  practice_mode: Default<boolean>
  starts_at: Time
  ends_at: Time
  blood_bonus: Default<number>
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
  created_at: Time
}

export interface FlagsTable {
  id: Generated<number>
  challenge_id: number
  flag: string
  attachment_id: Optional<number>
}

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

export interface InstancesTable {
  participation_id: number
  challenge_id: number
  flag_id: Optional<number>
  flag_text: Optional<string>
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

export interface Tables {
  files: FilesTable
  users: UsersTable
  sessions: SessionsTable
  attempts: AttemptsTable
  pow_challenges: PowChallengesTable
  api_tokens: ApiTokensTable
  mail_links: MailLinksTable
  outgoing_mails: OutgoingMailsTable
  logs: LogsTable
  config: ConfigTable
  posts: PostsTable
  teams: TeamsTable
  team_members: TeamMembersTable
  games: GamesTable
  divisions: DivisionsTable
  division_challenges: DivisionChallengesTable
  attachments: AttachmentsTable
  challenges: ChallengesTable
  flags: FlagsTable
  participations: ParticipationsTable
  participation_members: ParticipationMembersTable
  instances: InstancesTable
  submissions: SubmissionsTable
  solves: SolvesTable
  notices: NoticesTable
  events: EventsTable
  cheats: CheatsTable
}
