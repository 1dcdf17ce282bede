import { sql } from 'kysely'
import { batchedRead, byIndex, withIndexes } from '#db/batched-read.ts'
import { PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { TeamChallengeKey } from '#modules/game/play/repository.ts'
import type { Player } from '#modules/game/player-repository.ts'

/** How many saves of a note are kept beside the last. */
const HISTORY = 10
/** How long a member is shown at work without saying so again. */
const WORK = sql`interval '2 hours'`

export interface Worker {
  readonly challengeId: number
  readonly userId: string
  readonly userName: string
  readonly avatarHash: string | null
  readonly since: number
  readonly until: number
}

export interface NoteMark {
  readonly challengeId: number
  readonly version: number
}

/** What a team shares about the challenges of its game that are enabled. */
export interface Shared {
  readonly workers: readonly Worker[]
  readonly notes: readonly NoteMark[]
}

/** In one statement for all teams that ask at the same time. */
export const readShared = batchedRead(async (db, asked: readonly { participationId: number }[]) => {
  const { rows } = await sql<Shared & { index: number }>`${PREPARED}
      select asked.index,
        coalesce((
          select json_agg(json_build_object(
            'challengeId', worker.challenge_id, 'userId', users.id, 'userName', users.user_name,
            'avatarHash', users.avatar_hash,
            'since', floor(extract(epoch from worker.since) * 1000), 'until', floor(extract(epoch from worker.until) * 1000)
          ) order by worker.since, users.id, worker.challenge_id)
          from team_workers as worker
          join users on users.id = worker.user_id
          join challenges on challenges.id = worker.challenge_id and challenges.is_enabled
          where worker.participation_id = asked."participationId" and worker.until > now()
        ), '[]') as workers,
        coalesce((
          select json_agg(json_build_object('challengeId', last.challenge_id, 'version', last.version) order by last.challenge_id)
          from (
            select distinct on (challenge_id) challenge_id, version, content from team_notes
            where participation_id = asked."participationId"
            order by challenge_id, version desc
          ) as last
          join challenges on challenges.id = last.challenge_id and challenges.is_enabled
          where last.content <> ''
        ), '[]') as notes
      from json_to_recordset(${withIndexes(asked)}::json) as asked (index int, "participationId" int)`.execute(
    db,
  )
  return byIndex<Shared>(asked, rows).map((row) => row ?? { workers: [], notes: [] })
})

export interface NoteVersion {
  readonly version: number
  readonly text: string
  readonly savedAt: number
  readonly savedBy: string | null
}

/** The note of a team and what it was before, the latest first; empty before the first save. */
export const listVersions = (
  db: Db,
  { participationId, challengeId }: TeamChallengeKey,
): Promise<NoteVersion[]> =>
  db
    .selectFrom('team_notes')
    .leftJoin('users', 'users.id', 'team_notes.user_id')
    .select(['version', 'content as text', 'saved_at as savedAt', 'users.user_name as savedBy'])
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', challengeId)
    .orderBy('version', 'desc')
    .limit(HISTORY + 1)
    .execute()

/** Makes a text the note, and forgets what is older than its history. Members who save at the same time wait for each other. */
export async function addVersion(
  tx: Db,
  { participationId, challengeId }: TeamChallengeKey,
  { text, userId }: { readonly text: string; readonly userId: string },
): Promise<void> {
  const { version } = await tx
    .selectFrom('team_notes')
    .select((select) => select.fn.coalesce(select.fn.max('version'), sql<number>`0`).as('version'))
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', challengeId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('team_notes')
    .values({
      ...{ participation_id: participationId, challenge_id: challengeId },
      ...{ version: version + 1, content: text, user_id: userId },
    })
    .execute()
  await tx
    .deleteFrom('team_notes')
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', challengeId)
    .where('version', '<=', version - HISTORY)
    .execute()
}

/** Marks a member at work from now on; one that is marked already keeps since when. */
export async function markWorking(
  tx: Db,
  { participationId, challengeId }: TeamChallengeKey,
  userId: string,
): Promise<void> {
  await tx
    .insertInto('team_workers')
    .values({
      ...{ participation_id: participationId, challenge_id: challengeId, user_id: userId },
      until: sql`now() + ${WORK}`,
    })
    .onConflict((conflict) =>
      conflict.columns(['participation_id', 'user_id', 'challenge_id']).doUpdateSet({
        since: sql`case when team_workers.until > now() then team_workers.since else now() end`,
        until: sql`now() + ${WORK}`,
      }),
    )
    .execute()
}

export async function unmarkWorking(
  tx: Db,
  { participationId, challengeId }: TeamChallengeKey,
  userId: string,
): Promise<void> {
  await tx
    .deleteFrom('team_workers')
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', challengeId)
    .where('user_id', '=', userId)
    .execute()
}

/** Whether a user is in that team now. One who leaves at the same time waits. */
export async function lockMember(
  tx: Db,
  participationId: number,
  userId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('participation_members')
    .select('user_id')
    .where('participation_id', '=', participationId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Undefined for a team that is not accepted. */
export const findAcceptedTeam = (db: Db, participationId: number): Promise<Player | undefined> =>
  db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select(['participations.id as participationId', 'teams.id as teamId'])
    .select(['teams.name as teamName', 'participations.division_id as divisionId'])
    .select(['participations.status', 'participations.token'])
    .where('participations.id', '=', participationId)
    .where('participations.status', '=', 'Accepted')
    .executeTakeFirst()

/** The sessions of a team's members, in hex. */
export async function listSessionHashes(db: Db, participationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('participation_members as member', 'member.user_id', 'sessions.user_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(sql<string>`encode(sessions.token_hash, 'hex')`.as('hash'))
    .where('member.participation_id', '=', participationId)
    .where('users.role', '<>', 'Banned')
    .where(sql<boolean>`sessions.expires_at > now()`)
    .whereRef('sessions.security_stamp', '=', 'users.security_stamp')
    .execute()
  return rows.map(({ hash }) => hash)
}
