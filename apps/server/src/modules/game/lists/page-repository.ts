import { sql } from 'kysely'
import { PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { sharedRead } from '#db/shared-read.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** What a team reads about its result. */
type Corrections = Schema<'TeamCorrections'>

interface PageDivision {
  readonly id: number
  readonly name: string
  readonly invite_code: string | null
}

interface Line {
  readonly participationId: number
  readonly adjustments: Corrections['adjustments'] | null
  readonly voided: Corrections['voided'] | null
}

interface PageRow {
  readonly teamCount: number
  readonly divisions: readonly PageDivision[] | null
  readonly corrections: readonly Line[] | null
}

/** What the page of a game shows besides the game. */
interface PageFacts {
  readonly teamCount: number
  readonly divisions: readonly PageDivision[]
  /** Undefined for a team that has nothing to read. */
  readonly correctionsOf: (participationId: number) => Corrections | undefined
}

/**
 * Of all teams of a game, since most games have few corrections or none: all who look at its page share the statement, and it is one, since
 * they do so several times a minute.
 */
export const readPageFacts = sharedRead(async (db: Db, gameId: number): Promise<PageFacts> => {
  const { rows } = await sql<PageRow>`${PREPARED}
    select
      (select count(*) from participations where game_id = ${gameId}) as "teamCount",
      (select json_agg(json_build_object('id', id, 'name', name, 'invite_code', invite_code) order by id)
        from divisions where game_id = ${gameId}) as divisions,
      (
        select json_agg(json_build_object('participationId', coalesce(given.participation_id, taken.participation_id),
          'adjustments', given.lines, 'voided', taken.lines))
        from (
          select participation_id,
            json_agg(json_strip_nulls(json_build_object('kind', kind, 'id', adjustments.id, 'points', points, 'reason', reason,
              'time', ${epochMs('created_at')}, 'challengeId', hints.challenge_id)) order by created_at, adjustments.id) as lines
          from adjustments left join priced_hints as hints on hints.id = hint_id
          where game_id = ${gameId} and undone_at is null
          group by participation_id
        ) as given
        full join (
          select participation_id,
            json_agg(json_build_object('challengeId', challenge_id, 'reason', reason,
              'time', ${epochMs('created_at')}) order by created_at, submission_id) as lines
          from voids where game_id = ${gameId}
          group by participation_id
        ) as taken on taken.participation_id = given.participation_id
      ) as corrections`.execute(db)
  const [row] = rows
  const lines = new Map(row?.corrections?.map((line) => [line.participationId, line]))
  return {
    teamCount: row?.teamCount ?? 0,
    divisions: row?.divisions ?? [],
    correctionsOf(participationId) {
      const line = lines.get(participationId)
      return line && { adjustments: line.adjustments ?? [], voided: line.voided ?? [] }
    },
  }
})

const epochMs = (column: string) =>
  sql`round(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
