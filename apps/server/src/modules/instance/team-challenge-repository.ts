import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { ParticipationStatus } from '#db/tables/play.ts'

/** A team's copy of a challenge: when the team last started or stopped a container, and whether it plays at all. */
export interface TeamChallengeState {
  readonly status: ParticipationStatus
  readonly changedAtMs: number | null
}

/** Keeps other starts and stops of the team waiting until the transaction ends. */
export function lockTeamChallenge(
  tx: Db,
  participationId: number,
  challengeId: number,
): Promise<TeamChallengeState | undefined> {
  return tx
    .selectFrom('participations')
    .innerJoin('team_challenges', 'team_challenges.participation_id', 'participations.id')
    .select(['participations.status', 'team_challenges.container_changed_at as changedAtMs'])
    .where('participations.id', '=', participationId)
    .where('team_challenges.challenge_id', '=', challengeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether a challenge is enabled; it stays so until the transaction ends. */
export async function isStillEnabled(tx: Db, challengeId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('challenges')
    .select('is_enabled')
    .where('id', '=', challengeId)
    .forShare()
    .executeTakeFirst()
  return row?.is_enabled === true
}

export async function setChanged(
  tx: Db,
  participationId: number,
  challengeId: number,
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('team_challenges')
    .set({ container_changed_at: ms(nowMs) })
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', challengeId)
    .execute()
}
