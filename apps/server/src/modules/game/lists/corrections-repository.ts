import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { sharedRead } from '#db/shared-read.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** What a team reads about its result, undefined for one that has nothing to read. */
type Corrections = Schema<'TeamCorrections'>
type CorrectionsOf = (participationId: number) => Corrections | undefined

interface Line {
  readonly participationId: number
  readonly adjustments: Corrections['adjustments'] | null
  readonly voided: Corrections['voided'] | null
}

/** Of all teams of a game, since most games have few corrections or none: all players share the statement. */
export const listCorrections = sharedRead(
  async (db: Db, gameId: number): Promise<CorrectionsOf> => {
    const { rows } = await sql<Line>`
    select coalesce(given."participationId", taken."participationId") as "participationId",
      given.adjustments, taken."voided"
    from (
      select participation_id as "participationId",
        json_agg(json_strip_nulls(json_build_object('kind', kind, 'id', adjustments.id, 'points', points, 'reason', reason,
          'time', ${epochMs('created_at')}, 'challengeId', hints.challenge_id)) order by created_at, adjustments.id) as adjustments
      from adjustments left join priced_hints as hints on hints.id = hint_id
      where game_id = ${gameId} and undone_at is null
      group by participation_id
    ) as given
    full join (
      select participation_id as "participationId",
        json_agg(json_build_object('challengeId', challenge_id, 'reason', reason,
          'time', ${epochMs('created_at')}) order by created_at, submission_id) as "voided"
      from voids where game_id = ${gameId}
      group by participation_id
    ) as taken on taken."participationId" = given."participationId"`.execute(db)
    const lines = new Map(rows.map((row) => [row.participationId, row]))
    return (participationId) => {
      const line = lines.get(participationId)
      return line && { adjustments: line.adjustments ?? [], voided: line.voided ?? [] }
    }
  },
)

const epochMs = (column: string) =>
  sql`round(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
