import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { selectParticipations, selectSubmissions } from '#db/team-queries.ts'

export type MemberLine = Awaited<ReturnType<typeof listMembers>>[number]

/** Who plays with which team, in the order they joined the game. */
export function listMembers(db: Db, gameId: number) {
  return db
    .selectFrom('participation_members as member')
    .innerJoin('participations', 'participations.id', 'member.participation_id')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['participations.team_id', 'users.user_name', 'users.real_name', 'users.email'])
    .select(['users.std_number', 'users.phone', 'member.user_id'])
    .where('member.game_id', '=', gameId)
    .orderBy('member.joined_at')
    .orderBy('users.id')
    .execute()
}

/** Names of the captains by team. */
export async function findCaptains(db: Db, gameId: number): Promise<Map<number, string>> {
  const rows = await selectParticipations(db, gameId)
    .innerJoin('users', 'users.id', 'teams.captain_id')
    .select(['teams.id', 'users.user_name'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.user_name]))
}

const ROWS_AT_ONCE = 2000

type AnswerLine = Awaited<ReturnType<typeof listAnswers>>[number]

/** All answers of a game, newest first, read piece by piece; those that come meanwhile are not among them. */
export async function* eachAnswer(db: Db, gameId: number): AsyncGenerator<AnswerLine> {
  let last: AnswerLine | undefined
  do {
    const lines: AnswerLine[] = await listAnswers(db, gameId, last)
    yield* lines
    last = lines.length === ROWS_AT_ONCE ? lines.at(-1) : undefined
  } while (last)
}

function listAnswers(db: Db, gameId: number, after: { position: string; id: number } | undefined) {
  const lines = selectSubmissions(db)
    .select('users.email')
    // The exact moment, finer than milliseconds: where the next piece begins.
    .select(sql<string>`submissions.submitted_at::text`.as('position'))
    .where('submissions.game_id', '=', gameId)
    .orderBy('submissions.submitted_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(ROWS_AT_ONCE)
  if (!after) return lines.execute()
  const from = sql<boolean>`(submissions.submitted_at, submissions.id) < (${after.position}::timestamptz, ${after.id}::int)`
  return lines.where(from).execute()
}
