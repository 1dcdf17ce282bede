import { GAME_PERMISSION } from '@halyard/rules'
import { sql } from 'kysely'
import { ms, PREPARED } from '#db/database.ts'
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
  /** The participation whose flag was sent, if that is another team's. */
  readonly ownerId: number | null
}

/** Writes down answers that change nothing for anybody else in one statement, and returns the numbers they got. */
export async function insertRecords(
  db: Db,
  records: readonly AnswerRecord[],
  atMs: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${PREPARED}
    with judged as materialized (
      select *, nextval('submissions_id_seq')::int as id
      from json_to_recordset(${JSON.stringify(records.map((record, index) => ({ index, ...record })))}::json) as judged (
        index int, "gameId" int, "challengeId" int, "participationId" int, "teamId" int, "userId" uuid,
        answer text, verdict text, "ownerId" int
      )
    ), sent as (
      insert into submissions
        (id, game_id, challenge_id, participation_id, team_id, user_id, answer, verdict, submitted_at)
      select id, "gameId", "challengeId", "participationId", "teamId", "userId", answer, verdict, ${ms(atMs)}
      from judged
    ), caught as (
      insert into cheats (submission_id, game_id, submitter_participation_id, owner_participation_id)
      select id, "gameId", "participationId", "ownerId" from judged where "ownerId" is not null
    )
    select id from judged order by index`.execute(db)
  return rows.map(({ id }) => id)
}

/** An answer whose place among others decides what becomes of it, with the limits that count. */
export interface AnswerInTurn extends AnswerRecord {
  readonly submissionLimit: number
  readonly cooldownAfter: number
  readonly cooldownSeconds: number
}

/** Its submission, or why it is not taken. */
export interface TurnRow {
  readonly index: number
  readonly submissionId: number
  readonly isSolve: boolean
  readonly refusal: 'gone' | 'paused' | 'limit' | 'cooldown' | null
  /** Until the next answer is taken after wrong ones. */
  readonly waitSeconds: number
}

/**
 * Writes answers down one after the other with all that follows from them, in one statement: locks that others wait for are never open while
 * this process is busy. Notifies other processes of solves, signed by the sender.
 *
 * @returns a row for each answer, in no order
 */
export async function insertInTurn(
  db: Db,
  answers: readonly AnswerInTurn[],
  { atMs, sender }: { readonly atMs: number; readonly sender: string },
): Promise<TurnRow[]> {
  const given = answers.map((one, index) => ({
    index,
    game_id: one.gameId,
    challenge_id: one.challengeId,
    participation_id: one.participationId,
    team_id: one.teamId,
    user_id: one.userId,
    answer: one.answer,
    verdict: one.verdict,
    owner_id: one.ownerId,
    submission_limit: one.submissionLimit,
    cooldown_after: one.cooldownAfter,
    cooldown_seconds: one.cooldownSeconds,
  }))
  const { rows } = await sql<TurnRow>`${PREPARED}
    select index, submission_id as "submissionId", is_solve as "isSolve", refusal, wait_seconds as "waitSeconds"
    from record_in_turn(
      ${JSON.stringify(given)}::json, ${atMs}::float8, ${sender}, ${GAME_PERMISSION.GetBlood}::int
    )`.execute(db)
  return rows
}
