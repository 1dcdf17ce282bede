import { sql } from 'kysely'
import { batchedRead, byIndex, withIndexes } from '#db/batched-read.ts'
import { ms, PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** A hint with a price, as it is for one team. */
export interface TeamHint {
  readonly id: number
  readonly text: string
  readonly price: number
  /** The team has paid for it. */
  readonly isOpened: boolean
}

interface AskedHints {
  readonly participationId: number
  readonly challengeId: number
}

/** Those of one team and challenge that is `asked`; null where it has none. */
export const teamHints = sql<TeamHint[] | null>`
  select json_agg(json_build_object(
    'id', hints.id, 'text', hints.content, 'price', hints.price, 'isOpened', paid.id is not null
  ) order by paid.created_at nulls first, paid.id, hints.position, hints.id)
  from priced_hints as hints
  left join adjustments as paid on paid.hint_id = hints.id and paid.undone_at is null
    and paid.participation_id = asked."participationId"
  where hints.challenge_id = asked."challengeId"`

/** The hints of a challenge that have a price: those that the team has paid for come last, in the order it opened them. */
export const listTeamHints = batchedRead(async (db, asked: readonly AskedHints[]) => {
  const { rows } = await sql<{ index: number; hints: TeamHint[] | null }>`${PREPARED}
    select asked.index, (${teamHints}) as hints
    from json_to_recordset(${withIndexes(asked)}::json)
      as asked (index int, "participationId" int, "challengeId" int)`.execute(db)
  return byIndex<{ hints: TeamHint[] | null }>(asked, rows).map((row) => row?.hints ?? [])
})

/** Puts members of a team that open hints at the same time in a row; answers are not blocked. */
export async function lockParticipation(tx: Db, id: number): Promise<void> {
  await tx
    .selectFrom('participations')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export const isPaused = async (tx: Db, gameId: number): Promise<boolean> =>
  (await tx
    .selectFrom('games')
    .select('id')
    .where('id', '=', gameId)
    .where('paused_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** What a team has paid for hints, as its row of the scoreboard has it; the earliest first. */
export const listPrices = (db: Db, participationId: number): Promise<Schema<'ScoreAdjustment'>[]> =>
  db
    .selectFrom('adjustments')
    .select(['kind', 'id', 'points', 'reason', 'created_at as time'])
    .where('participation_id', '=', participationId)
    .where('kind', '=', 'hint')
    .where('undone_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function insertPrice(
  tx: Db,
  {
    atMs,
    ...price
  }: {
    readonly game_id: number
    readonly participation_id: number
    readonly team_id: number
    readonly hint_id: number
    readonly points: number
    readonly user_id: string
    readonly atMs: number
  },
): Promise<void> {
  await tx
    .insertInto('adjustments')
    .values({ ...price, kind: 'hint', created_at: ms(atMs) })
    .execute()
}
