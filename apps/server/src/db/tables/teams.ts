// Teams and who is in them.
import type { Generated } from 'kysely'
import type { Default, Optional, Time } from '#db/columns.ts'

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
