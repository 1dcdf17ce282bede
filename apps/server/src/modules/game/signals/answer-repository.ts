import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

export interface AnswerRow {
  readonly participationId: number
  readonly challengeId: number
  readonly submissionId: number
  readonly userName: string | null
  readonly at: number
}

export interface ForeignRow extends AnswerRow {
  readonly ownerId: number
  /** When the owner's instance was started last before it. */
  readonly startedAt: number
}

/** Flags of other teams that came soon after a start of their instance; the newest first. */
export async function listForeignFlags(
  db: Db,
  { gameId, limit, minutes }: { gameId: number; limit: number; minutes: number },
): Promise<ForeignRow[]> {
  const { rows } = await sql<ForeignRow>`
    select cheats.submitter_participation_id as "participationId", submissions.challenge_id as "challengeId",
      submissions.id as "submissionId", users.user_name as "userName", submissions.submitted_at as at,
      owner.id as "ownerId", started.happened_at as "startedAt"
    from cheats
    join submissions on submissions.id = cheats.submission_id
    join participations as owner on owner.id = cheats.owner_participation_id
    join lateral (
      select happened_at from events
      where events.game_id = cheats.game_id and events.team_id = owner.team_id
        and events.type = 'ContainerStart' and events.args[1] = submissions.challenge_id::text
        and events.happened_at <= submissions.submitted_at
      order by happened_at desc limit 1
    ) as started on started.happened_at >= submissions.submitted_at - make_interval(mins => ${minutes}::int)
    left join users on users.id = submissions.user_id
    where cheats.game_id = ${gameId}
    order by submissions.submitted_at desc, submissions.id desc
    limit ${limit}`.execute(db)
  return rows
}

export interface SeriesRow extends AnswerRow {
  /** Which solve of its team it was. */
  readonly place: number
}

/** The solves of teams that are part of so many within so many minutes; of each team the earliest first. */
export async function listSeries(
  db: Db,
  asked: { gameId: number; limit: number; solves: number; minutes: number },
): Promise<SeriesRow[]> {
  const before = asked.solves - 1
  const { rows } = await sql<SeriesRow>`
    with ordered as (
      select solves.*, row_number() over team as place,
        solved_at - lag(solved_at, ${before}::int) over team <= make_interval(mins => ${asked.minutes}::int) as closes
      from solves
      join games on games.id = solves.game_id and solves.solved_at < games.ends_at
      where solves.game_id = ${asked.gameId}
      window team as (partition by participation_id order by solved_at, submission_id)
    ), marked as (
      select ordered.*, bool_or(closes) over (
        partition by participation_id order by place rows between current row and ${before}::int following
      ) as is_part
      from ordered
    ), newest as (
      select * from marked where is_part order by solved_at desc limit ${asked.limit}
    )
    select participation_id as "participationId", challenge_id as "challengeId", submission_id as "submissionId",
      users.user_name as "userName", solved_at as at, place::int
    from newest
    left join users on users.id = newest.user_id
    order by participation_id, place`.execute(db)
  return rows
}

export interface WrongRow extends AnswerRow {
  readonly answer: string
}

/** Wrong answers that a few teams sent, each the first time of each team. */
export async function listSameWrong(
  db: Db,
  { gameId, limit, teams }: { gameId: number; limit: number; teams: number },
): Promise<WrongRow[]> {
  const { rows } = await sql<WrongRow>`
    with first_sent as materialized (
      select challenge_id, answer, participation_id, min(id) as id
      from submissions
      where game_id = ${gameId} and verdict = 'WrongAnswer'
      group by challenge_id, answer, participation_id
    ), shared as (
      select challenge_id, answer, max(id) as newest
      from first_sent
      group by challenge_id, answer
      having count(*) between 2 and ${teams}::int
      order by newest desc
      limit ${limit}
    )
    select first_sent.participation_id as "participationId", first_sent.challenge_id as "challengeId",
      first_sent.id as "submissionId", users.user_name as "userName", submissions.submitted_at as at,
      first_sent.answer
    from shared
    join first_sent on first_sent.challenge_id = shared.challenge_id and first_sent.answer = shared.answer
    join submissions on submissions.id = first_sent.id
    left join users on users.id = submissions.user_id
    order by shared.newest desc, first_sent.id`.execute(db)
  return rows
}
