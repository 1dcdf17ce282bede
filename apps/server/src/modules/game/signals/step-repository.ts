import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'

export interface StepRow {
  readonly participationId: number
  readonly challengeId: number
  readonly submissionId: number
  readonly userName: string | null
  readonly solvedAt: number
  readonly openedAt: number | null
  readonly downloadedAt: number | null
  readonly startedAt: number | null
}

export interface QuickRow extends StepRow {
  readonly openedMedian: number | null
  readonly downloadedMedian: number | null
  readonly startedMedian: number | null
}

interface Asked {
  readonly gameId: number
  readonly limit: number
}

/** Below that, a median says nothing of what is usual. */
const SOLVES_FOR_A_MEDIAN = 5

const until = (step: string) =>
  sql`extract(epoch from solves.solved_at - steps.${sql.ref(step)})::float8`
const median = (seconds: string) =>
  sql`case when count(${sql.ref(seconds)}) filter (where ${sql.ref(seconds)} >= 0) >= ${SOLVES_FOR_A_MEDIAN}::int
    then percentile_cont(0.5) within group (order by ${sql.ref(seconds)}) filter (where ${sql.ref(seconds)} >= 0) end`
const isQuick = (seconds: string, usual: string, quickSeconds: number, part: number) =>
  sql`(${sql.ref(seconds)} >= 0 and (${sql.ref(seconds)} < ${quickSeconds}::int
    or ${sql.ref(seconds)} < ${sql.ref(usual)} * ${part}::float8))`

/** Solves soon after a first step, by the clock or compared with all teams; the newest first. */
export async function listQuick(
  db: Db,
  { gameId, limit }: Asked,
  { quickSeconds, quickPercent }: { quickSeconds: number; quickPercent: number },
): Promise<QuickRow[]> {
  const part = quickPercent / 100
  const { rows } = await sql<QuickRow>`
    with timed as materialized (
      select solves.*, steps.opened_at, steps.downloaded_at, steps.started_at,
        ${until('opened_at')} as opened, ${until('downloaded_at')} as downloaded, ${until('started_at')} as started
      from solves
      join games on games.id = solves.game_id and solves.solved_at < games.ends_at
      join first_steps as steps
        on steps.participation_id = solves.participation_id and steps.challenge_id = solves.challenge_id
      where solves.game_id = ${gameId}
    ), usual as (
      select challenge_id, ${median('opened')} as usual_opened, ${median('downloaded')} as usual_downloaded,
        ${median('started')} as usual_started
      from timed group by challenge_id
    )
    select timed.participation_id as "participationId", timed.challenge_id as "challengeId",
      submission_id as "submissionId", users.user_name as "userName", solved_at as "solvedAt",
      opened_at as "openedAt", downloaded_at as "downloadedAt", started_at as "startedAt",
      usual_opened as "openedMedian", usual_downloaded as "downloadedMedian", usual_started as "startedMedian"
    from timed
    join usual on usual.challenge_id = timed.challenge_id
    left join users on users.id = timed.user_id
    where ${isQuick('opened', 'usual_opened', quickSeconds, part)}
      or ${isQuick('downloaded', 'usual_downloaded', quickSeconds, part)}
      or ${isQuick('started', 'usual_started', quickSeconds, part)}
    order by solved_at desc, submission_id desc
    limit ${limit}`.execute(db)
  return rows
}

/**
 * Solves without an opening before them; the newest first. Those before the first opening in the game are of a time when nothing was
 * recorded, and an opening may be written some seconds after it happened.
 */
export async function listUnopened(
  db: Db,
  { gameId, limit }: Asked,
  writtenMs: number,
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select solves.participation_id as "participationId", solves.challenge_id as "challengeId",
      submission_id as "submissionId", users.user_name as "userName", solved_at as "solvedAt",
      opened_at as "openedAt", downloaded_at as "downloadedAt", started_at as "startedAt"
    from solves
    join games on games.id = solves.game_id and solves.solved_at < games.ends_at
    left join first_steps as steps
      on steps.participation_id = solves.participation_id and steps.challenge_id = solves.challenge_id
    left join users on users.id = solves.user_id
    where solves.game_id = ${gameId}
      and (steps.opened_at is null or steps.opened_at > solves.solved_at)
      and solves.solved_at > (select min(opened_at) from first_steps where game_id = ${gameId})
      and solves.solved_at <= ${ms(writtenMs)}
    order by solved_at desc, submission_id desc
    limit ${limit}`.execute(db)
  return rows
}
