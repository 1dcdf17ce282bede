import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { batchedRead, byIndex, withIndexes } from '#db/batched-read.ts'
import { PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { ChallengesTable } from '#db/tables/games.ts'
import { teamHints } from '#modules/game/hints/repository.ts'
import type { TeamHint } from '#modules/game/hints/repository.ts'

export type ChallengeRow = Selectable<ChallengesTable>

interface AskedChallenge {
  readonly gameId: number
  readonly id: number
}

/** Undefined when the game has no such challenge. Not prepared: a column that a newer version adds would break the plan of all columns. */
export const findChallenge = batchedRead(async (db, asked: readonly AskedChallenge[]) => {
  const { rows } = await sql<ChallengeRow & { index: number }>`
    select asked.index, challenges.*
    from json_to_recordset(${withIndexes(asked)}::json) as asked (index int, "gameId" int, id int)
    join challenges on challenges.id = asked.id and challenges.game_id = asked."gameId"`.execute(db)
  return byIndex<ChallengeRow>(asked, rows)
})

/** What names a team's copy of a challenge. */
export interface TeamChallengeKey {
  readonly participationId: number
  readonly challengeId: number
}

export interface TeamChallenge {
  readonly flagId: number | null
  readonly flagText: string | null
}

/** What a team has of a challenge. */
export interface TeamSide {
  /** Its copy; null where it was given none. */
  readonly copy: TeamChallenge | null
  /** How many flags it has handed in. */
  readonly attempts: number
  /** As `listTeamHints` has them. */
  readonly hints: readonly TeamHint[]
}

/** In one statement, since each look at a challenge asks for all of it. */
export const findTeamSide = batchedRead(async (db, asked: readonly TeamChallengeKey[]) => {
  const { rows } = await sql<
    Omit<TeamSide, 'hints'> & { index: number; hints: TeamHint[] | null }
  >`${PREPARED}
    select asked.index,
      (select json_build_object('flagId', flag_id, 'flagText', flag_text) from team_challenges
        where team_challenges.participation_id = asked."participationId"
          and team_challenges.challenge_id = asked."challengeId") as copy,
      (select count(*) from submissions
        where submissions.participation_id = asked."participationId"
          and submissions.challenge_id = asked."challengeId") as attempts,
      (${teamHints}) as hints
    from json_to_recordset(${withIndexes(asked)}::json)
      as asked (index int, "participationId" int, "challengeId" int)`.execute(db)
  return byIndex<(typeof rows)[number]>(asked, rows).map((row): TeamSide => ({
    copy: row?.copy ?? null,
    attempts: row?.attempts ?? 0,
    hints: row?.hints ?? [],
  }))
})

/** The team's copy; keeps others of the team waiting until the transaction ends. */
export const lockTeamChallenge = (
  tx: Db,
  { participationId, challengeId }: TeamChallengeKey,
): Promise<TeamChallenge | undefined> =>
  tx
    .selectFrom('team_challenges')
    .select(['flag_id as flagId', 'flag_text as flagText'])
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', challengeId)
    .forUpdate()
    .executeTakeFirst()

export async function giveFlag(
  tx: Db,
  { participationId, challengeId }: TeamChallengeKey,
  flag: { flag_id: number } | { flag_text: string },
): Promise<void> {
  await tx
    .updateTable('team_challenges')
    .set(flag)
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', challengeId)
    .execute()
}

/**
 * A flag that no team has, locked. The salt mixes the order, so that a flag does not reveal who came
 * before. Flags that are just being assigned to another team are skipped, or waited for.
 */
export async function lockUnusedFlag(
  tx: Db,
  challengeId: number,
  { salt, waits }: { salt: string; waits: boolean },
): Promise<number | undefined> {
  const unused = tx
    .selectFrom('flags')
    .select('id')
    .where('challenge_id', '=', challengeId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('team_challenges')
            .select('flag_id')
            .whereRef('flag_id', '=', 'flags.id'),
        ),
      ),
    )
    .orderBy(sql`md5(flags.id::text || ${salt})`)
    .limit(1)
    .forUpdate()
  const flag = await (waits ? unused : unused.skipLocked()).executeTakeFirst()
  return flag?.id
}

export interface AttachmentRow {
  readonly fileHash: string | null
  readonly fileName: string | null
  readonly fileSize: number | null
  readonly remoteUrl: string | null
}

/** By its id; undefined when it is gone. */
export const findAttachment = batchedRead(async (db, ids: readonly number[]) => {
  const { rows } = await sql<AttachmentRow & { id: number }>`${PREPARED}
    select id, file_hash as "fileHash", file_name as "fileName", file_size as "fileSize", remote_url as "remoteUrl"
    from attachments where id = any(${ids}::int[])`.execute(db)
  const found = new Map(
    rows.map(({ id, ...attachment }): [number, AttachmentRow] => [id, attachment]),
  )
  return ids.map((id) => found.get(id))
})

export function findFlagAttachment(db: Db, flagId: number): Promise<AttachmentRow | undefined> {
  return db
    .selectFrom('flags')
    .innerJoin('attachments', 'attachments.id', 'flags.attachment_id')
    .select([
      'attachments.file_hash as fileHash',
      'attachments.file_name as fileName',
      'attachments.file_size as fileSize',
      'attachments.remote_url as remoteUrl',
    ])
    .where('flags.id', '=', flagId)
    .executeTakeFirst()
}
