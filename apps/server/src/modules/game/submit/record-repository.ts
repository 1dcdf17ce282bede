import { sql } from 'kysely'
import { PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { Verdict } from '#db/tables/play.ts'

/** One judged answer with everything that is written down about it. */
export interface AnswerRecord {
  readonly gameId: number
  readonly challengeId: number
  readonly participationId: number
  readonly teamId: number
  readonly userId: string
  readonly answer: string
  readonly verdict: Verdict
  readonly atMs: number
  readonly isSolve: boolean
  /** The participation whose flag was sent, if that is another team's. */
  readonly ownerId: number | null
}

/**
 * Writes all of them down in one statement, which is the same whatever they are, and returns the numbers they got,
 * ascending: of equal times the lower one came first. A second solve of one team cannot be written, the key
 * of the table forbids it.
 */
export async function insertRecords(db: Db, records: readonly AnswerRecord[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${PREPARED}
    with judged as materialized (
      select *, nextval('submissions_id_seq')::int as id, to_timestamp("atMs" / 1000) as at
      from json_to_recordset(${JSON.stringify(records.map((record, index) => ({ index, ...record })))}::json) as judged (
        index int, "gameId" int, "challengeId" int, "participationId" int, "teamId" int, "userId" uuid,
        answer text, verdict text, "atMs" float8, "isSolve" bool, "ownerId" int
      )
    ), sent as (
      insert into submissions
        (id, game_id, challenge_id, participation_id, team_id, user_id, answer, verdict, submitted_at)
      select id, "gameId", "challengeId", "participationId", "teamId", "userId", answer, verdict, at
      from judged
    ), solved as (
      insert into solves (participation_id, challenge_id, game_id, submission_id, user_id, solved_at)
      select "participationId", "challengeId", "gameId", id, "userId", at from judged where "isSolve"
    ), caught as (
      insert into cheats (submission_id, game_id, submitter_participation_id, owner_participation_id)
      select id, "gameId", "participationId", "ownerId" from judged where "ownerId" is not null
    )
    select id from judged order by index`.execute(db)
  return rows.map(({ id }) => id)
}
