import { canReview } from '@halyard/rules'
import type { Db, Row } from '#db/database.ts'
import type { ParticipationStatus } from '#db/tables/play.ts'
import { admitTeam } from '#modules/game/admission-repository.ts'
import { listAcceptances, participationExists } from '#modules/game/review/acceptance-repository.ts'
import type { AcceptanceRow } from '#modules/game/review/acceptance-repository.ts'
import { decide, isDivisionOf, lockParticipation } from '#modules/game/review/repository.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'

type Decision = Schema<'ParticipationEditModel'>

/** Decides about a team's participation; returns the game whose board changed. Throws Refusal. */
export async function reviewParticipation(
  tx: Db,
  { clock, board }: Pick<Infrastructure, 'clock'> & { readonly board: BoardService },
  id: number,
  decision: Decision,
): Promise<number> {
  const before = await lockParticipation(tx, id)
  if (!before) throw new Refusal(404, 'participationNotFound')
  const status = nextStatus(before.status, decision.status)
  const divisionId = await nextDivision(tx, before, decision.divisionId)
  // A rejected team can apply again, with another division.
  const newDivisionId = status === 'Rejected' ? null : divisionId
  await decide(tx, id, { status, division_id: newDivisionId })
  const { team_id: teamId, game_id: gameId } = before
  const isAdmitted = status === 'Accepted' && before.status !== 'Accepted'
  if (isAdmitted) await admitTeam(tx, { id, teamId, gameId }, clock.now())
  await board.announce(tx, gameId)
  return gameId
}

function nextStatus(from: ParticipationStatus, wanted: Decision['status']): ParticipationStatus {
  const to = wanted ?? from
  if (to === 'Unsubmitted' || !canReview(from, to))
    throw new Refusal(400, 'participationMoveRefused', { values: { from, to } })
  return to
}

/** Absent keeps the division, null takes the team out of it, one that the game does not have is ignored. */
async function nextDivision(
  tx: Db,
  { game_id: gameId, division_id: present }: Row<'participations'>,
  wanted: number | null | undefined,
): Promise<number | null> {
  if (wanted === null || wanted === undefined) return wanted === null ? null : present
  return (await isDivisionOf(tx, gameId, wanted)) ? wanted : present
}

/** Declarations that were accepted for a team, the last one first. Throws Refusal 404. */
export async function acceptancesOf(db: Db, id: number): Promise<AcceptanceRow[]> {
  if (!(await participationExists(db, id))) throw new Refusal(404, 'participationNotFound')
  return listAcceptances(db, id)
}
