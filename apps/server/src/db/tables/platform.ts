// What belongs to no account, team or game alone.
import type { Generated, JSONColumnType } from 'kysely'
import type { Default, Optional, Time } from '#db/columns.ts'

/** The first four are settings; then come secrets of the server, its id, when it was last backed up, and who has to have a second factor. */
export type ConfigSection =
  | 'accountPolicy'
  | 'globalConfig'
  | 'containerPolicy'
  | 'mailPolicy'
  | 'fieldKeys'
  | 'tokenKeys'
  | 'installation'
  | 'lastBackup'
  | 'secondFactor'
export type LogLevel = 'Information' | 'Warning' | 'Error' | 'Fatal'

export interface FilesTable {
  hash: string
  name: string
  size: number
  ref_count: Default<number>
  uploaded_at: Time
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

/** What every process saw of the platform within a slot of time, at its worst. */
export interface HealthSamplesTable {
  slot_at: Time
  answer_ms: number
  free_memory: number
  mails_waiting: number
  failing: HealthPart[]
}

/** Parts whose health is kept, beside the server itself, which leaves gaps. */
export type HealthPart = 'storage' | 'instances' | 'memory' | 'mails'

export interface AuditEntriesTable {
  token_name: Optional<string>
  id: Generated<number>
  changed_at: Time
  operation: string
  user_id: Optional<string>
  user_name: string
  ip: string
  kind: string
  action: 'Created' | 'Changed' | 'Deleted'
  subject_id: string
  subject_name: Optional<string>
  changes: JSONColumnType<
    Record<string, { before: string | null; after: string | null } | { secret: true }>
  >
  /** The call that made the change. */
  call: Optional<string>
  /** What else it changed. */
  others: Default<
    {
      kind: string
      action: 'Created' | 'Changed' | 'Deleted'
      subjectId: string
      subjectName: string | null
    }[]
  >
  /** It changed more than `others` has. */
  has_more: Default<boolean>
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
