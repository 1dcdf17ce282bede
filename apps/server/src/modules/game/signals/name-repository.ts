import type { Db } from '#db/database.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export async function listChallengeTitles(
  db: Db,
  gameId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('challenges')
    .select(['id', 'title'])
    .where('game_id', '=', gameId)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** By participation. */
export async function listSignalTeams(
  db: Db,
  participationIds: readonly number[],
): Promise<ReadonlyMap<number, Schema<'SignalTeam'>>> {
  if (participationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select(['participations.id as participationId', 'teams.id as teamId', 'teams.name'])
    .where('participations.id', 'in', participationIds)
    .execute()
  return new Map(rows.map((row) => [row.participationId, row]))
}
