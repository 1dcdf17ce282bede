import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'

/** A solve of a team since the scoreboard froze. */
export interface PendingSolve {
  readonly challengeId: number
  readonly userName: string | null
  readonly atMs: number
}

/** What a team has solved from that moment on, which is null for a scoreboard with all solves; the earliest first. */
export async function findPendingSolves(
  db: Db,
  participationId: number,
  hiddenFromMs: number | null,
): Promise<PendingSolve[]> {
  if (hiddenFromMs === null) return []
  return db
    .selectFrom('solves')
    .leftJoin('users', 'users.id', 'solves.user_id')
    .select(['solves.challenge_id as challengeId', 'users.user_name as userName'])
    .select('solves.solved_at as atMs')
    .where('solves.participation_id', '=', participationId)
    .where('solves.solved_at', '>=', ms(hiddenFromMs))
    .orderBy('solves.solved_at')
    .orderBy('solves.submission_id')
    .execute()
}
