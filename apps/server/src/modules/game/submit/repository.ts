import { ALL_PERMISSIONS, GAME_PERMISSION } from '@halyard/rules'
import { sql } from 'kysely'
import { ms, msOrNull } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { EventType, Verdict } from '#db/tables.ts'

/** What the flags of a challenge say about one answer of one team. */
export interface Findings {
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
 * All questions in one statement, asked of every answer: how long it takes tells nothing about which
 * of them were answered with yes.
 */
export async function examineAnswer(
  tx: Db,
  { participationId, challengeId }: Place,
  answer: string,
): Promise<Findings> {
  const { rows } = await sql<Findings>`
    select
      exists (
        select from solves
        where solves.participation_id = ${participationId} and solves.challenge_id = ${challengeId}
      ) as "isSolved",
      exists (
        select from flags where flags.challenge_id = ${challengeId} and flags.flag = ${answer}
      ) as "isShared",
      coalesce(bool_or(holders.participation_id = ${participationId}), false) as "isOwn",
      min(holders.participation_id) filter (where holders.participation_id <> ${participationId})
        as "ownerId",
      (array_agg(holders.team_name order by holders.participation_id)
        filter (where holders.participation_id <> ${participationId}))[1] as "ownerTeam"
    from (
      select instances.participation_id, teams.name as team_name
      from instances
      join participations on participations.id = instances.participation_id
      join teams on teams.id = participations.team_id
      left join flags on flags.id = instances.flag_id
      where instances.challenge_id = ${challengeId}
        and coalesce(flags.flag, instances.flag_text) = ${answer}
    ) as holders`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('an aggregate has one row')
  return found
}

export interface Place {
  readonly gameId: number
  readonly challengeId: number
  readonly participationId: number
  readonly teamId: number
  readonly userId: string
}

export async function insertSubmission(
  tx: Db,
  place: Place,
  { answer, verdict, atMs }: { answer: string; verdict: Verdict; atMs: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('submissions')
    .values({
      game_id: place.gameId,
      challenge_id: place.challengeId,
      participation_id: place.participationId,
      team_id: place.teamId,
      user_id: place.userId,
      answer,
      verdict,
      submitted_at: ms(atMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Puts right answers to one challenge in a row, and tells when the last solve was. Locks the row less than
 * "for update" would: submissions of others refer to it at the same time, and must not wait for each other.
 */
export async function queueForSolve(tx: Db, challengeId: number): Promise<number | null> {
  await tx
    .selectFrom('challenges')
    .select('id')
    .where('id', '=', challengeId)
    .forNoKeyUpdate()
    .execute()
  const { last } = await tx
    .selectFrom('solves')
    .where('challenge_id', '=', challengeId)
    .select(({ fn }) => fn.max('solved_at').as('last'))
    .executeTakeFirstOrThrow()
  return last
}

/** A second solve of one team cannot be written: the key of the table forbids it. */
export async function insertSolve(
  tx: Db,
  place: Place,
  { submissionId, atMs }: { submissionId: number; atMs: number },
): Promise<void> {
  await tx
    .insertInto('solves')
    .values({
      participation_id: place.participationId,
      challenge_id: place.challengeId,
      game_id: place.gameId,
      submission_id: submissionId,
      user_id: place.userId,
      solved_at: ms(atMs),
    })
    .execute()
}

/** Solves up to now that took a tier or could have: of admitted teams with that right, inside the game's time. */
export async function countBloodSolves(
  tx: Db,
  { challengeId, startMs, endMs, deadlineMs }: BloodWindow,
): Promise<number> {
  const { count } = await tx
    .selectFrom('solves')
    .innerJoin('participations', 'participations.id', 'solves.participation_id')
    .leftJoin('divisions', 'divisions.id', 'participations.division_id')
    .leftJoin('division_challenges as config', (join) =>
      join
        .onRef('config.division_id', '=', 'divisions.id')
        .onRef('config.challenge_id', '=', 'solves.challenge_id'),
    )
    .where('solves.challenge_id', '=', challengeId)
    .where('participations.status', '=', 'Accepted')
    .where('solves.solved_at', '>=', ms(startMs))
    .where('solves.solved_at', '<', ms(endMs))
    .where(
      sql<boolean>`solves.solved_at <= coalesce(${msOrNull(deadlineMs)}::timestamptz, 'infinity')`,
    )
    .where(
      sql<boolean>`(coalesce(config.permissions, divisions.default_permissions, ${ALL_PERMISSIONS})
        & ${GAME_PERMISSION.GetBlood}) <> 0`,
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface BloodWindow {
  readonly challengeId: number
  readonly startMs: number
  readonly endMs: number
  readonly deadlineMs: number | null
}

/** Writes nothing when there is no owner; called for every wrong answer, so that all of them cost the same. */
export async function recordCheat(
  tx: Db,
  place: Place,
  { submissionId, ownerId }: { submissionId: number; ownerId: number | null },
): Promise<void> {
  await sql`
    insert into cheats (submission_id, game_id, submitter_participation_id, owner_participation_id)
    select ${submissionId}::int, ${place.gameId}::int, ${place.participationId}::int, ${ownerId}::int
    where ${ownerId}::int is not null`.execute(tx)
}

export async function insertEvents(
  tx: Db,
  place: Place,
  events: readonly { type: EventType; args: string[] }[],
  atMs: number,
): Promise<void> {
  await tx
    .insertInto('events')
    .values(
      events.map(({ type, args }) => ({
        game_id: place.gameId,
        type,
        args,
        user_id: place.userId,
        team_id: place.teamId,
        happened_at: ms(atMs),
      })),
    )
    .execute()
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
