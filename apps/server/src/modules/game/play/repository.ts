import { ALL_PERMISSIONS } from '@halyard/rules'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { batchedRead, byIndex, withIndexes } from '#db/batched-read.ts'
import { PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { sharedRead } from '#db/shared-read.ts'
import type { ChallengesTable } from '#db/tables/games.ts'

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

/** The effective permission of a division on a challenge: its entry for that challenge, or its default. */
type Rights = (divisionId: number | null, challengeId: number) => number

interface DivisionRights {
  readonly id: number
  readonly byDefault: number
  /** By the id of the challenge. */
  readonly entries: Readonly<Record<string, number>> | null
}

/** Of all divisions of a game, so that all its players share a statement. Without a division everything is allowed. */
export const loadRights = sharedRead(async (db: Db, gameId: number): Promise<Rights> => {
  const { rows } = await sql<DivisionRights>`${PREPARED}
    select divisions.id, default_permissions as "byDefault",
      json_object_agg(config.challenge_id, config.permissions)
        filter (where config.challenge_id is not null) as entries
    from divisions
    left join division_challenges as config on config.division_id = divisions.id
    where divisions.game_id = ${gameId}
    group by divisions.id`.execute(db)
  const divisions = new Map(rows.map((row) => [row.id, row]))
  return (divisionId, challengeId) => {
    const division = divisionId === null ? undefined : divisions.get(divisionId)
    return division?.entries?.[challengeId] ?? division?.byDefault ?? ALL_PERMISSIONS
  }
})

/** What names a team's copy of a challenge. */
export interface TeamChallengeKey {
  readonly participationId: number
  readonly challengeId: number
}

/** How many flags a team has handed in for a challenge. */
export const countSubmissions = batchedRead(async (db, asked: readonly TeamChallengeKey[]) => {
  const { rows } = await sql<{ index: number; count: number }>`${PREPARED}
    select asked.index, count(*)
    from json_to_recordset(${withIndexes(asked)}::json)
      as asked (index int, "participationId" int, "challengeId" int)
    join submissions on submissions.participation_id = asked."participationId"
      and submissions.challenge_id = asked."challengeId"
    group by asked.index`.execute(db)
  return byIndex<{ count: number }>(asked, rows).map((row) => row?.count ?? 0)
})

export interface TeamChallenge {
  readonly flagId: number | null
  readonly flagText: string | null
}

/** What a team holds of a challenge. */
export const findTeamChallenge = batchedRead(async (db, asked: readonly TeamChallengeKey[]) => {
  const { rows } = await sql<TeamChallenge & { index: number }>`${PREPARED}
    select asked.index, flag_id as "flagId", flag_text as "flagText"
    from json_to_recordset(${withIndexes(asked)}::json)
      as asked (index int, "participationId" int, "challengeId" int)
    join team_challenges on team_challenges.participation_id = asked."participationId"
      and team_challenges.challenge_id = asked."challengeId"`.execute(db)
  return byIndex<TeamChallenge>(asked, rows)
})

/** As findTeamChallenge; keeps others of the team waiting until the transaction ends. */
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

const ATTACHMENT = [
  'attachments.file_hash as fileHash',
  'attachments.file_name as fileName',
  'attachments.file_size as fileSize',
  'attachments.remote_url as remoteUrl',
] as const

export const findAttachment = sharedRead((db: Db, id: number): Promise<AttachmentRow | undefined> =>
  db.selectFrom('attachments').select(ATTACHMENT).where('id', '=', id).executeTakeFirst(),
)

export function findFlagAttachment(db: Db, flagId: number): Promise<AttachmentRow | undefined> {
  return db
    .selectFrom('flags')
    .innerJoin('attachments', 'attachments.id', 'flags.attachment_id')
    .select(ATTACHMENT)
    .where('flags.id', '=', flagId)
    .executeTakeFirst()
}
