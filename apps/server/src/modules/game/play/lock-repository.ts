import { ALL_PERMISSIONS } from '@halyard/rules'
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

/** The effective permission of a division on a challenge: its entry for that challenge, or its default. */
export type Rights = (divisionId: number | null, challengeId: number) => number

interface DivisionRights {
  readonly id: number
  readonly byDefault: number
  /** By the id of the challenge. */
  readonly entries: Readonly<Record<string, number>> | null
}

interface RuleRow {
  readonly divisions: readonly DivisionRights[] | null
  readonly guarded: readonly GuardedChallenge[] | null
}

/** What decides which challenges of a game are open to whom. */
export interface PlayRules {
  /** Without a division everything is allowed. */
  readonly rights: Rights
  /** Requirements that are gone do not count. */
  readonly guarded: readonly GuardedChallenge[]
}

/** Of all divisions and challenges of a game, so that all its players share a statement. */
export const readPlayRules = sharedRead(async (db: Db, gameId: number): Promise<PlayRules> => {
  const { rows } = await sql<RuleRow>`${PREPARED}
    select
      (select json_agg(json_build_object('id', id, 'byDefault', default_permissions, 'entries', (
          select json_object_agg(config.challenge_id, config.permissions)
          from division_challenges as config where config.division_id = divisions.id
        )))
        from divisions where game_id = ${gameId}) as divisions,
      (select json_agg(json_build_object('id', id, 'title', title, 'category', category, 'tile', locked_tile,
          'original_score', original_score, 'deadline_at', floor(extract(epoch from deadline_at) * 1000)::bigint,
          'disable_blood_bonus', disable_blood_bonus, 'requires', array(
            select required.id from challenges as required
            where required.id = any(challenges.requires) order by required.id
          )) order by id)
        from challenges where game_id = ${gameId} and requires <> '{}' and is_enabled) as guarded`.execute(
    db,
  )
  const [row] = rows
  const divisions = new Map(row?.divisions?.map((one) => [one.id, one]))
  return {
    guarded: row?.guarded ?? [],
    rights(divisionId, challengeId) {
      const division = divisionId === null ? undefined : divisions.get(divisionId)
      return division?.entries?.[challengeId] ?? division?.byDefault ?? ALL_PERMISSIONS
    },
  }
})

/** The challenges that a team has solved. */
export const findSolved = batchedRead(async (db, asked: readonly { participationId: number }[]) => {
  const { rows } = await sql<{ index: number; ids: number[] }>`${PREPARED}
    select asked.index, array_agg(solves.challenge_id) as ids
    from json_to_recordset(${withIndexes(asked)}::json) as asked (index int, "participationId" int)
    join solves on solves.participation_id = asked."participationId"
    group by asked.index`.execute(db)
  return byIndex<{ ids: number[] }>(asked, rows).map((row) => new Set(row?.ids))
})
