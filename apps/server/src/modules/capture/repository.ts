import type { Db } from '#db/database.ts'

/** The challenges of a game whose traffic is recorded. */
export function listCapturedChallenges(db: Db, gameId: number) {
  return db
    .selectFrom('challenges')
    .select(['id', 'title', 'category', 'type', 'is_enabled as isEnabled'])
    .where('game_id', '=', gameId)
    .where('enable_traffic_capture', '=', true)
    .orderBy('category')
    .orderBy('title')
    .orderBy('id')
    .execute()
}

/** Those of the participations that play the game of that challenge, by name. */
export async function listCapturedTeams(
  db: Db,
  challengeId: number,
  participationIds: readonly number[],
) {
  if (participationIds.length === 0) return []
  return db
    .selectFrom('participations')
    .innerJoin('challenges', 'challenges.game_id', 'participations.game_id')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .leftJoin('divisions', 'divisions.id', 'participations.division_id')
    .select(['participations.id', 'teams.id as teamId', 'teams.name'])
    .select(['divisions.name as division', 'teams.avatar_hash as avatarHash'])
    .where('challenges.id', '=', challengeId)
    .where('participations.id', 'in', participationIds)
    .orderBy('teams.name')
    .orderBy('participations.id')
    .execute()
}

/** Those of the challenges that exist. */
export async function existingChallenges(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('challenges').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
