import { sql } from 'kysely'
import { PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'

/** The steps of a team at a challenge that are recorded, each the first time. */
export type Step = 'opened' | 'downloaded' | 'started'

export interface StepAt {
  readonly step: Step
  readonly participationId: number
  readonly challengeId: number
  /** Epoch milliseconds. */
  readonly atMs: number
}

/** A file that a player downloaded. */
export interface DownloadAt {
  readonly userId: string
  readonly hash: string
  /** Epoch milliseconds. */
  readonly atMs: number
}

/** Of several times the earliest stays, whichever process writes it. Teams and challenges that are gone are left out. */
export async function insertSteps(db: Db, steps: readonly StepAt[]): Promise<void> {
  await sql`${PREPARED}
    insert into first_steps as known
      (participation_id, challenge_id, game_id, opened_at, downloaded_at, started_at)
    select participations.id, challenges.id, challenges.game_id,
      to_timestamp(min("atMs") filter (where step = 'opened') / 1000),
      to_timestamp(min("atMs") filter (where step = 'downloaded') / 1000),
      to_timestamp(min("atMs") filter (where step = 'started') / 1000)
    from json_to_recordset(${JSON.stringify(steps)}::json)
      as taken (step text, "participationId" int, "challengeId" int, "atMs" float8)
    join participations on participations.id = taken."participationId"
    join challenges
      on challenges.id = taken."challengeId" and challenges.game_id = participations.game_id
    group by participations.id, challenges.id
    order by participations.id, challenges.id
    ${EARLIEST_STAYS}`.execute(db)
}

/** The challenges that a file belongs to, for the teams of those who downloaded it: their file, or the one with the team's own flag. */
export async function insertDownloads(db: Db, downloads: readonly DownloadAt[]): Promise<void> {
  await sql`${PREPARED}
    insert into first_steps as known (participation_id, challenge_id, game_id, downloaded_at)
    select copies.participation_id, challenges.id, games.id, to_timestamp(min("atMs") / 1000)
    from json_to_recordset(${JSON.stringify(downloads)}::json)
      as taken ("userId" uuid, hash text, "atMs" float8)
    join participation_members as members on members.user_id = taken."userId"
    join games on games.id = members.game_id
      and to_timestamp("atMs" / 1000) >= games.starts_at and to_timestamp("atMs" / 1000) < games.ends_at
    join team_challenges as copies on copies.participation_id = members.participation_id
    join challenges on challenges.id = copies.challenge_id and challenges.is_enabled
    left join flags on flags.id = copies.flag_id
    join attachments on attachments.file_hash = taken.hash
      and attachments.id in (challenges.attachment_id, flags.attachment_id)
    group by copies.participation_id, challenges.id, games.id
    order by copies.participation_id, challenges.id
    ${EARLIEST_STAYS}`.execute(db)
}

/** `least` passes over what is null. Where nothing would change, nothing is written. */
const EARLIEST_STAYS = sql`
  on conflict (participation_id, challenge_id) do update set
    opened_at = least(known.opened_at, excluded.opened_at),
    downloaded_at = least(known.downloaded_at, excluded.downloaded_at),
    started_at = least(known.started_at, excluded.started_at)
  where (excluded.opened_at is not null and (known.opened_at is null or excluded.opened_at < known.opened_at))
    or (excluded.downloaded_at is not null and (known.downloaded_at is null or excluded.downloaded_at < known.downloaded_at))
    or (excluded.started_at is not null and (known.started_at is null or excluded.started_at < known.started_at))`
