import { ALL_PERMISSIONS, GAME_PERMISSION } from '@halyard/rules'
import type { ChallengeType } from '@halyard/rules'
import { sql } from 'kysely'
import { KEPT } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { EventType, ParticipationStatus, Verdict } from '#db/tables.ts'

// Statements about many answers at once. Each takes its answers as one JSON text and gives one row for each,
// found again by `place`, which is where the answer stands in the batch.

/** Who answers what. */
export interface Asked {
  readonly gameId: number
  readonly challengeId: number
  readonly userId: string
  readonly answer: string
}

/** What decides whether an answer is taken at all; what is missing is null. */
export interface SeatRow {
  readonly place: number
  readonly startsAt: number | null
  readonly endsAt: number
  readonly practiceMode: boolean
  readonly participationId: number | null
  readonly status: ParticipationStatus
  readonly teamId: number
  readonly teamName: string
  readonly title: string
  readonly type: ChallengeType
  readonly isEnabled: boolean | null
  readonly deadlineAt: number | null
  readonly submissionLimit: number
  readonly disableBloodBonus: boolean
  /** The team's effective permissions on the challenge. */
  readonly rights: number
  /** The team was given a place in the challenge. */
  readonly hasPlace: boolean
}

/** A team's place in a challenge. */
export interface InstanceKey {
  readonly participationId: number
  readonly challengeId: number
}

/**
 * From here on answers of one team to one challenge wait for each other. Locks are taken in one order, so
 * that two batches never wait for one another.
 */
export async function takeSeats(tx: Db, asked: readonly Asked[]): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`${KEPT}
    with seats as materialized (
      select
        asked.place, games.starts_at as "startsAt", games.ends_at as "endsAt",
        games.practice_mode as "practiceMode", participations.id as "participationId",
        participations.status, teams.id as "teamId", teams.name as "teamName",
        challenges.id as "challengeId", challenges.title, challenges.type,
        challenges.is_enabled as "isEnabled", challenges.deadline_at as "deadlineAt",
        challenges.submission_limit as "submissionLimit",
        challenges.disable_blood_bonus as "disableBloodBonus",
        coalesce(config.permissions, divisions.default_permissions, ${ALL_PERMISSIONS}::int) as rights
      from json_to_recordset(${jsonOf(asked)}::json)
        as asked (place int, "gameId" int, "challengeId" int, "userId" uuid)
      left join games on games.id = asked."gameId"
      left join participation_members as member
        on member.game_id = asked."gameId" and member.user_id = asked."userId"
      left join participations on participations.id = member.participation_id
      left join teams on teams.id = participations.team_id
      left join challenges
        on challenges.id = asked."challengeId" and challenges.game_id = asked."gameId"
      left join divisions on divisions.id = participations.division_id
      left join division_challenges as config
        on config.division_id = divisions.id and config.challenge_id = challenges.id
    ), places as materialized (
      select instances.participation_id, instances.challenge_id
      from instances
      where (instances.participation_id, instances.challenge_id) in (
        select seats."participationId", seats."challengeId" from seats
      )
      order by instances.participation_id, instances.challenge_id
      for update of instances
    )
    select seats.*, places.challenge_id is not null as "hasPlace"
    from seats
    left join places
      on places.participation_id = seats."participationId"
      and places.challenge_id = seats."challengeId"
    order by seats.place`.execute(tx)
  return rows
}

/** What the flags of a challenge say about one answer of one team. */
export interface Findings {
  readonly place: number
  /** A number for the submission, unless it is a solve. */
  readonly nextId: number
  /** Answers of the team to the challenge so far. */
  readonly attempts: number
  /** The team has solved the challenge before. */
  readonly isSolved: boolean
  /** The answer is a flag that is right for every team. */
  readonly isShared: boolean
  readonly isOwn: boolean
  /** The participation whose own flag it is, if that is another team's. */
  readonly ownerId: number | null
  readonly ownerTeam: string | null
}

/**
 * All questions in one statement, asked of every answer, each by an index: how long it takes tells nothing
 * about which of them were answered with yes.
 */
export async function examineAnswers(
  tx: Db,
  answers: readonly (InstanceKey & { readonly answer: string })[],
): Promise<Findings[]> {
  const { rows } = await sql<Findings>`${KEPT}
    select
      asked.place,
      nextval(pg_get_serial_sequence('submissions', 'id'))::int as "nextId",
      (select count(*)::int from submissions
        where submissions.participation_id = asked."participationId"
          and submissions.challenge_id = asked."challengeId") as attempts,
      exists (select from solves
        where solves.participation_id = asked."participationId"
          and solves.challenge_id = asked."challengeId") as "isSolved",
      exists (select from flags
        where flags.challenge_id = asked."challengeId" and flags.flag = asked.answer) as "isShared",
      coalesce(found."isOwn", false) as "isOwn", found."ownerId", teams.name as "ownerTeam"
    from json_to_recordset(${jsonOf(answers)}::json)
      as asked (place int, "participationId" int, "challengeId" int, answer text)
    left join lateral (
      select
        bool_or(holders.id = asked."participationId") as "isOwn",
        min(holders.id) filter (where holders.id <> asked."participationId") as "ownerId"
      from (
        select instances.participation_id as id from instances
        where instances.challenge_id = asked."challengeId"
          and instances.flag_text = asked.answer and instances.flag_id is null
        union all
        select instances.participation_id from flags
        join instances on instances.flag_id = flags.id
        where flags.challenge_id = asked."challengeId" and flags.flag = asked.answer
          and instances.challenge_id = asked."challengeId"
      ) as holders
    ) as found on true
    left join participations on participations.id = found."ownerId"
    left join teams on teams.id = participations.team_id
    order by asked.place`.execute(tx)
  return rows
}

/**
 * Puts right answers to a challenge in a row. Locks less than "for update" would: submissions of others refer
 * to the challenge at the same time, and must not wait for each other.
 */
export async function lockChallenges(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`${KEPT}
    select id from challenges where id in (
      select value::int from json_array_elements_text(${JSON.stringify(ids)}::json)
    ) order by id for no key update`.execute(tx)
}

/** How far a challenge is. */
export interface SolveState {
  readonly challengeId: number
  /** When the last solve was, epoch milliseconds. */
  readonly lastMs: number | null
  /** Solves that took a tier or could have, of admitted teams inside the game's time; counted up to three. */
  readonly bloods: number
}

export async function readSolveStates(tx: Db, ids: readonly number[]): Promise<SolveState[]> {
  const { rows } = await sql<SolveState>`${KEPT}
    select
      challenges.id as "challengeId",
      (select max(solves.solved_at) from solves where solves.challenge_id = challenges.id) as "lastMs",
      (select count(*)::int from (
        select from solves
        join participations on participations.id = solves.participation_id
        left join divisions on divisions.id = participations.division_id
        left join division_challenges as config
          on config.division_id = divisions.id and config.challenge_id = solves.challenge_id
        where solves.challenge_id = challenges.id
          and participations.status = 'Accepted'
          and solves.solved_at >= games.starts_at
          and solves.solved_at < games.ends_at
          and solves.solved_at <= coalesce(challenges.deadline_at, 'infinity')
          and (coalesce(config.permissions, divisions.default_permissions, ${ALL_PERMISSIONS}::int)
            & ${GAME_PERMISSION.GetBlood}::int) <> 0
        limit 3
      ) as counted) as bloods
    from challenges
    join games on games.id = challenges.game_id
    where challenges.id in (
      select value::int from json_array_elements_text(${JSON.stringify(ids)}::json)
    )`.execute(tx)
  return rows
}

/** Numbers for solves, ascending. Taken after the locks, so that of equal times the lower one came first. */
export async function takeSolveIds(tx: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${KEPT}
    select nextval(pg_get_serial_sequence('submissions', 'id'))::int as id
    from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** One judged answer with everything that is written down about it. */
export interface AnswerRecord {
  readonly id: number
  readonly gameId: number
  readonly challengeId: number
  readonly participationId: number
  readonly teamId: number
  readonly userId: string
  readonly answer: string
  readonly verdict: Verdict
  readonly atMs: number
  readonly isSolve: boolean
  readonly ownerId: number | null
  readonly events: readonly { readonly type: EventType; readonly args: readonly string[] }[]
}

/**
 * Writes all of them down in one statement, which is the same whatever they are. A second solve of one team
 * cannot be written: the key of the table forbids it.
 */
export async function insertRecords(tx: Db, records: readonly AnswerRecord[]): Promise<void> {
  await sql`${KEPT}
    with judged as materialized (
      select *, to_timestamp("atMs" / 1000) as at
      from json_to_recordset(${JSON.stringify(records)}::json) as judged (
        id int, "gameId" int, "challengeId" int, "participationId" int, "teamId" int, "userId" uuid,
        answer text, verdict text, "atMs" float8, "isSolve" bool, "ownerId" int, events json
      )
    ), sent as (
      insert into submissions
        (id, game_id, challenge_id, participation_id, team_id, user_id, answer, verdict, submitted_at)
      select id, "gameId", "challengeId", "participationId", "teamId", "userId", answer, verdict, at
      from judged order by id
    ), solved as (
      insert into solves (participation_id, challenge_id, game_id, submission_id, user_id, solved_at)
      select "participationId", "challengeId", "gameId", id, "userId", at
      from judged where "isSolve" order by id
    ), caught as (
      insert into cheats (submission_id, game_id, submitter_participation_id, owner_participation_id)
      select id, "gameId", "participationId", "ownerId" from judged where "ownerId" is not null
    )
    insert into events (game_id, type, args, user_id, team_id, happened_at)
    select "gameId", event.type, event.args, "userId", "teamId", at
    from judged, json_to_recordset(judged.events) as event (type text, args text[])
    order by judged.id`.execute(tx)
}

/** The verdict on a user's own submission. */
export async function findVerdict(
  db: Db,
  where: { gameId: number; challengeId: number; submissionId: number; userId: string },
): Promise<Verdict | undefined> {
  const submission = await db
    .selectFrom('submissions')
    .select('verdict')
    .where('id', '=', where.submissionId)
    .where('game_id', '=', where.gameId)
    .where('challenge_id', '=', where.challengeId)
    .where('user_id', '=', where.userId)
    .executeTakeFirst()
  return submission?.verdict
}

const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows.map((row, place) => ({ place, ...row })))
