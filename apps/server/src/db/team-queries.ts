// Services of queries about teams, their members and what they take part in. Several modules start from them and select what they need.
import type { Db } from '#db/database.ts'

/** The members of teams, captains first, then in the order they joined. */
export const selectTeamMembers = (db: Db) =>
  db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .orderBy((row) => row('teams.captain_id', '=', row.ref('users.id')), 'desc')
    .orderBy('team_members.joined_at')
    .orderBy('users.id')

/** The participations of a game, in any state, with their teams. */
export const selectParticipations = (db: Db, gameId: number) =>
  db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .where('participations.game_id', '=', gameId)

/** Submissions with the team, the challenge and the user, as far as the account still exists. */
export const selectSubmissions = (db: Db) =>
  db
    .selectFrom('submissions')
    .innerJoin('teams', 'teams.id', 'submissions.team_id')
    .innerJoin('challenges', 'challenges.id', 'submissions.challenge_id')
    .leftJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('voids', 'voids.submission_id', 'submissions.id')
    .select(['submissions.id', 'voids.reason as void_reason', 'voids.created_at as voided_at'])
    .select(['submissions.answer', 'submissions.verdict', 'submissions.submitted_at'])
    .select(['users.user_name', 'teams.name as team_name', 'challenges.title'])

export async function isTeamMember(db: Db, teamId: number, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('team_members')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes other joins of the team wait until the transaction ends. False when there is no such team. */
export async function lockTeamForJoin(tx: Db, teamId: number): Promise<boolean> {
  const team = await tx
    .selectFrom('teams')
    .select('id')
    .where('id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return team !== undefined
}
