import type { MatchedFlag } from '@halyard/flags'
import { ALL_PERMISSIONS } from '@halyard/rules'
import type { ChallengeType } from '@halyard/rules'
import { sql } from 'kysely'
import { batchedRead, byIndex } from '#db/batched-read.ts'
import { PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { ParticipationStatus, Verdict } from '#db/tables/play.ts'
import type { Role } from '#db/tables/accounts.ts'

// Statements about many answers at once. Each takes its answers as one JSON text and gives one row for each,
// identified by `index`, the position of the answer in the batch.

/** Who answers what. */
export interface Attempt {
  readonly gameId: number
  readonly challengeId: number
  readonly userId: string
  /** What the database knows the caller's session by, in hexadecimal; null for an API token, which was looked up just before. */
  readonly session: string | null
  readonly answer: string
  /** When the request came, epoch milliseconds: compared with the end of the game and with deadlines. */
  readonly askedAtMs: number
}

/** What decides whether an answer is taken at all, and whose flag it is; what is missing is null. */
export interface AccessRow {
  readonly index: number
  /** Null when the session has ended. */
  readonly role: Role | null
  readonly hidden: boolean
  readonly inviteCode: string | null
  readonly startsAt: number | null
  readonly endsAt: number
  readonly practiceMode: boolean
  /** The organizers have paused the game. */
  readonly isPaused: boolean
  readonly participationId: number | null
  readonly status: ParticipationStatus
  readonly teamId: number
  readonly type: ChallengeType
  readonly isEnabled: boolean | null
  readonly deadlineAt: number | null
  readonly submissionLimit: number
  /** The team's effective permissions on the challenge. */
  readonly rights: number
  /** The team has not solved yet what the challenge requires. */
  readonly isLocked: boolean
  /** After so many wrong answers of the team each pause comes. */
  readonly cooldownAfter: number
  /** How long it is; 0 for none. */
  readonly cooldownSeconds: number
  /** The challenge was given to the team. */
  readonly hasTeamChallenge: boolean
}

/** How an answer of a team compares with the flags of the challenge. */
export interface Findings {
  /** The answer is, to the letter, a flag that is right for every team. */
  readonly isExact: boolean
  /** Flags of the challenge that no index finds, null where it has none. */
  readonly tried: readonly MatchedFlag[] | null
  readonly isOwn: boolean
  /** The participation whose own flag it is, if that is another team's. */
  readonly ownerId: number | null
}

/**
 * Everything about each answer but how often the team has answered, without waiting for anybody. All questions are
 * asked of every answer, each by an index: the duration reveals nothing about the results.
 */
export async function lookUpAnswers(
  db: Db,
  asked: readonly Attempt[],
): Promise<(AccessRow & Findings)[]> {
  const { rows } = await sql<AccessRow & Findings>`${PREPARED}
    select
      asked.index, users.role, games.hidden, games.invite_code as "inviteCode", games.starts_at as "startsAt", games.ends_at as "endsAt",
      games.practice_mode as "practiceMode", games.paused_at is not null as "isPaused", participations.id as "participationId",
      participations.status, participations.team_id as "teamId",
      challenges.type, challenges.is_enabled as "isEnabled", challenges.deadline_at as "deadlineAt",
      challenges.submission_limit as "submissionLimit",
      coalesce(config.permissions, divisions.default_permissions, ${ALL_PERMISSIONS}::int) as rights,
      team_challenges.challenge_id is not null as "hasTeamChallenge",
      challenges.cooldown_after as "cooldownAfter", challenges.cooldown_seconds as "cooldownSeconds",
      challenges.requires <> '{}'
        and not exists (select from solves
          where solves.participation_id = participations.id and solves.challenge_id = challenges.id)
        and exists (select from challenges as required
          where required.id = any(challenges.requires)
            and not exists (select from solves
              where solves.participation_id = participations.id and solves.challenge_id = required.id))
        as "isLocked",
      exists (select from flags
        where flags.challenge_id = asked."challengeId" and flags.flag = asked.answer
          and flags.match = 'exact') as "isExact",
      (select json_agg(json_build_object('flag', tried.flag, 'match', tried.match)) from flags as tried
        where tried.challenge_id = asked."challengeId" and tried.match <> 'exact') as tried,
      coalesce(found."isOwn", false) as "isOwn", found."ownerId"
    from json_to_recordset(${jsonOf(asked)}::json)
      as asked (
        index int, "gameId" int, "challengeId" int, "userId" uuid, session text, answer text,
        "askedAtMs" float8
      )
    left join sessions on sessions.token_hash = decode(asked.session, 'hex')
      and sessions.expires_at > to_timestamp(asked."askedAtMs" / 1000)
    left join users on users.id = asked."userId"
      and (asked.session is null
        or (users.id = sessions.user_id and users.security_stamp = sessions.security_stamp))
    left join games on games.id = asked."gameId"
    left join participation_members as member
      on member.game_id = asked."gameId" and member.user_id = asked."userId"
    left join participations on participations.id = member.participation_id
    left join challenges
      on challenges.id = asked."challengeId" and challenges.game_id = asked."gameId"
    left join divisions on divisions.id = participations.division_id
    left join division_challenges as config
      on config.division_id = divisions.id and config.challenge_id = challenges.id
    left join team_challenges
      on team_challenges.participation_id = participations.id
      and team_challenges.challenge_id = challenges.id
    left join lateral (
      select
        bool_or(holders.id = participations.id) as "isOwn",
        min(holders.id) filter (where holders.id <> participations.id) as "ownerId"
      from (
        select team_challenges.participation_id as id from team_challenges
        where team_challenges.challenge_id = asked."challengeId"
          and team_challenges.flag_text = asked.answer and team_challenges.flag_id is null
        union all
        select team_challenges.participation_id from flags
        join team_challenges on team_challenges.flag_id = flags.id
        where flags.challenge_id = asked."challengeId" and flags.flag = asked.answer
          and team_challenges.challenge_id = asked."challengeId"
      ) as holders
    ) as found on true
    order by asked.index`.execute(db)
  return rows
}

/**
 * Right answers to the challenges wait until the transaction ends, as they do for each other in `record_in_turn` of the migrations. Locks
 * less than "for update" would: submissions of others refer to the challenge at the same time, and must not wait.
 */
export async function lockChallenges(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`${PREPARED}
    select from challenges where id in (
      select value::int from json_array_elements_text(${JSON.stringify(ids)}::json)
    ) order by id for no key update`.execute(tx)
}

interface AskedVerdict {
  readonly gameId: number
  readonly challengeId: number
  readonly submissionId: number
  readonly userId: string
}

/** The verdict on a user's own submission; undefined where there is none of that user. */
export const findVerdict = batchedRead(async (db, asked: readonly AskedVerdict[]) => {
  const { rows } = await sql<{ index: number; verdict: Verdict }>`${PREPARED}
    select asked.index, submissions.verdict
    from json_to_recordset(${jsonOf(asked)}::json)
      as asked (index int, "gameId" int, "challengeId" int, "submissionId" int, "userId" uuid)
    join submissions on submissions.id = asked."submissionId" and submissions.game_id = asked."gameId"
      and submissions.challenge_id = asked."challengeId" and submissions.user_id = asked."userId"`.execute(
    db,
  )
  return byIndex<{ verdict: Verdict }>(asked, rows).map((row) => row?.verdict)
})

const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows.map((row, index) => ({ index, ...row })))
