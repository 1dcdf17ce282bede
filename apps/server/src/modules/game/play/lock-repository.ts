import type { LockedTile } from '@halyard/rules'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { batchedRead, byIndex, withIndexes } from '#db/batched-read.ts'
import { PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { sharedRead } from '#db/shared-read.ts'
import type { ChallengesTable } from '#db/tables/games.ts'

type Columns =
  | 'id'
  | 'title'
  | 'category'
  | 'requires'
  | 'original_score'
  | 'deadline_at'
  | 'disable_blood_bonus'

/** An enabled challenge that opens after others. */
export interface GuardedChallenge extends Pick<Selectable<ChallengesTable>, Columns> {
  readonly tile: LockedTile
}

/** Those of a game, so that all its players share a statement. Requirements that are gone do not count. */
export const listGuarded = sharedRead(
  async (db: Db, gameId: number): Promise<GuardedChallenge[]> => {
    const { rows } = await sql<GuardedChallenge>`${PREPARED}
    select id, title, category, original_score, deadline_at, disable_blood_bonus, locked_tile as tile,
      array(select required.id from challenges as required
        where required.id = any(challenges.requires) order by required.id) as requires
    from challenges
    where game_id = ${gameId} and requires <> '{}' and is_enabled
    order by id`.execute(db)
    return rows
  },
)

/** The challenges that a team has solved. */
export const findSolved = batchedRead(async (db, asked: readonly { participationId: number }[]) => {
  const { rows } = await sql<{ index: number; ids: number[] }>`${PREPARED}
    select asked.index, array_agg(solves.challenge_id) as ids
    from json_to_recordset(${withIndexes(asked)}::json) as asked (index int, "participationId" int)
    join solves on solves.participation_id = asked."participationId"
    group by asked.index`.execute(db)
  return byIndex<{ ids: number[] }>(asked, rows).map((row) => new Set(row?.ids))
})
