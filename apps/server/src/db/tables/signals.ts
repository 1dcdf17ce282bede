import type { Generated } from 'kysely'
import type { Optional, OptionalTime, Time } from '#db/columns.ts'

export interface FirstStepsTable {
  participation_id: number
  challenge_id: number
  game_id: number
  opened_at: OptionalTime
  downloaded_at: OptionalTime
  started_at: OptionalTime
}

export interface SignalSettingsTable {
  game_id: number
  /** A solve so soon after a first step is shown; 0 for none. */
  quick_seconds: number
  /** So is one within this part of the median of all teams, in percent; 0 for none. */
  quick_percent: number
  /** The flag of another team is shown when it came so soon after a start of that team's instance; 0 for none. */
  instance_minutes: number
  /** So many solves of a team within those minutes are shown; 0 for none. */
  series_solves: number
  series_minutes: number
  /** A wrong answer is shown when two teams sent it, and not more than these; 0 for none. */
  wrong_teams: number
  /** So is an address or a browser that teams share; 0 for none. */
  shared_teams: number
  /** How many days after the end of the game all of it is deleted. */
  keep_days: number
}

export interface SignalMarksTable {
  game_id: number
  signal: string
  note: string
  user_id: Optional<string>
  marked_at: Time
}

export interface SignalExportsTable {
  id: Generated<number>
  game_id: number
  team_name: Optional<string>
  lines: number
  format: 'csv' | 'json'
  exported_at: Time
}
