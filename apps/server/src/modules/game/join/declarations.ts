import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { lockTeamForJoin } from '#db/team-queries.ts'
import { findAcceptance, insertAcceptance } from '#modules/game/join/acceptance-repository.ts'
import { findOwnParticipation, listDivisions } from '#modules/game/join/repository.ts'
import type { DivisionRow, Participation } from '#modules/game/join/repository.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import { contentTag } from '#modules/operation/tags.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { SessionUser } from '#modules/session/session-user.ts'

/** Names the text of a declaration, so that nobody accepts another text than the one that was shown. */
export const declarationHash = ({ declaration }: DivisionRow): string =>
  contentTag('declaration', declaration)

/** Throws Refusal 400 unless the text as it is was accepted. */
export function requireAccepted(division: DivisionRow, accepted: string | null | undefined): void {
  if (!accepted) throw new Refusal(400, 'declarationNeeded')
  if (accepted !== declarationHash(division)) throw new Refusal(400, 'declarationChanged')
}

interface Acceptance {
  readonly participation: Participation
  readonly division: DivisionRow
  readonly userId: string
}

/** Each player accepts once: the captain cannot do it for the others. */
export async function recordAcceptance(
  tx: Db,
  { participation, division, userId }: Acceptance,
  now: number,
): Promise<void> {
  const row = {
    participation_id: participation.id,
    user_id: userId,
    division_id: division.id,
    declaration: division.declaration,
  }
  if (await findAcceptance(tx, row)) return
  await insertAcceptance(tx, { ...row, accepted_at: ms(now) })
}

/** A player accepts the text of the division that the team plays in by now. Throws Refusal. */
export async function acceptAgain(
  tx: Db,
  { gameId, user }: { gameId: number; user: Pick<SessionUser, 'id' | 'role'> },
  accepted: string,
  now: number,
): Promise<void> {
  await requireSeenGame(tx, gameId, user, 'page')
  const seen = await findOwnParticipation(tx, gameId, user.id)
  if (!seen) throw new Refusal(400, 'gameNotJoined')
  // Against a move to another division, and a second acceptance at the same time.
  await lockTeamForJoin(tx, seen.team_id)
  const participation = await findOwnParticipation(tx, gameId, user.id)
  if (!participation) throw new Refusal(400, 'gameNotJoined')
  const divisions = await listDivisions(tx, gameId)
  const division = divisions.find(({ id }) => id === participation.division_id)
  if (!division || division.declaration === '') throw new Refusal(400, 'declarationNone')
  requireAccepted(division, accepted)
  await recordAcceptance(tx, { participation, division, userId: user.id }, now)
}
