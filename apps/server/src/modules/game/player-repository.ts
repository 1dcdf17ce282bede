import { sql } from 'kysely'
import { batchedRead, byIndex, withIndexes } from '#db/batched-read.ts'
import { PREPARED } from '#db/database.ts'
import type { ParticipationStatus } from '#db/tables/play.ts'

/** The team that a user plays with in a game. */
export interface Player {
  readonly participationId: number
  readonly teamId: number
  readonly teamName: string
  readonly divisionId: number | null
  readonly status: ParticipationStatus
  readonly token: string
}

interface Asked {
  readonly gameId: number
  readonly userId: string
}

/** Undefined for a user who does not take part. */
export const findPlayer = batchedRead(async (db, asked: readonly Asked[]) => {
  const { rows } = await sql<Player & { index: number }>`${PREPARED}
    select asked.index, participations.id as "participationId", teams.id as "teamId", teams.name as "teamName",
      participations.division_id as "divisionId", participations.status, participations.token
    from json_to_recordset(${withIndexes(asked)}::json)
      as asked (index int, "gameId" int, "userId" uuid)
    join participation_members as member
      on member.game_id = asked."gameId" and member.user_id = asked."userId"
    join participations on participations.id = member.participation_id
    join teams on teams.id = participations.team_id`.execute(db)
  return byIndex<Player>(asked, rows)
})
