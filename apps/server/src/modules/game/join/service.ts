import { canLeave, isAcceptedOnJoin } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { breaksUnique } from '#db/errors.ts'
import { isTeamMember, lockTeamForJoin } from '#db/team-queries.ts'
import { admitTeam } from '#modules/game/admission-repository.ts'
import { requireNotOver } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import { answerFields } from '#modules/game/fields/service.ts'
import type { FieldAnswer } from '#modules/game/fields/policy.ts'
import { recordAcceptance, requireAccepted } from '#modules/game/join/declarations.ts'
import { chooseDivision, isInvited } from '#modules/game/join/policy.ts'
import {
  addMember,
  changeParticipation,
  countMembers,
  findOwnParticipation,
  findParticipation,
  insertParticipation,
  listDivisions,
  removeMember,
  removeParticipation,
} from '#modules/game/join/repository.ts'
import type { DivisionRow, Participation } from '#modules/game/join/repository.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { signTeamToken } from '#modules/team/team-token.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'

type Caller = Pick<SessionUser, 'id' | 'role'>

export interface JoinRequest {
  readonly gameId: number
  readonly teamId: number
  readonly user: Caller
  readonly divisionId: number | null | undefined
  readonly inviteCode: string | null | undefined
  /** The hash of a text. */
  readonly acceptedDeclaration: string | null | undefined
  /** Undefined for a client that knows no fields. */
  readonly answers: readonly FieldAnswer[] | undefined
}

/** A user enters a game with a team: as its first player there, or beside the others. Throws Refusal. */
export async function joinGame(
  tx: Db,
  {
    clock,
    board,
    config,
  }: Pick<Infrastructure, 'clock' | 'config'> & { readonly board: BoardService },
  request: JoinRequest,
): Promise<void> {
  const now = clock.now()
  const { user } = request
  const game = await requireSeenGame(tx, request.gameId, user, 'page')
  requireNotOver(game, now)
  if (!(await lockTeamForJoin(tx, request.teamId))) throw new Refusal(404, 'teamNotFound')
  if (!(await isTeamMember(tx, request.teamId, user.id))) throw new Refusal(400, 'teamNotMember')
  const divisions = await listDivisions(tx, game.id)
  const division = chooseDivision(divisions, request.divisionId)
  if (!isInvited(game, division, request.inviteCode)) throw new Refusal(400, 'gameInviteWrong')

  await leaveRejected(tx, request)
  const participation = await enter(tx, { game, division, config }, request, now)
  await refuseFull(tx, game, participation)
  await addPlayer(tx, participation, user.id, now)
  const playsIn = divisions.find(({ id }) => id === participation.division_id)
  if (playsIn && playsIn.declaration !== '') {
    requireAccepted(playsIn, request.acceptedDeclaration)
    await recordAcceptance(tx, { participation, userId: user.id, division: playsIn }, now)
  }
  await answerFields(tx, { gameId: game.id, userId: user.id }, request.answers, now)
  if (participation.status !== 'Pending' || !isAdmittedAtOnce(game, playsIn)) return
  await changeParticipation(tx, participation.id, { status: 'Accepted' })
  await admitTeam(tx, { id: participation.id, teamId: request.teamId, gameId: game.id }, now)
  await board.announce(tx, game.id)
}

const isAdmittedAtOnce = (game: Game, division: DivisionRow | undefined): boolean =>
  isAcceptedOnJoin(
    { acceptWithoutReview: game.accept_without_review },
    division ? { defaultPermissions: division.default_permissions } : null,
  )

/** A user plays with one team in a game; what was rejected does not count. */
async function leaveRejected(tx: Db, { gameId, user }: JoinRequest): Promise<void> {
  const own = await findOwnParticipation(tx, gameId, user.id)
  if (own && own.status !== 'Rejected') throw new Refusal(400, 'gameAlreadyJoined')
  if (own) await removeMember(tx, own.id, user.id)
}

interface EnterPlace {
  readonly game: Game
  readonly division: DivisionRow | null
  readonly config: Infrastructure['config']
}

/** The participation to enter: a new one, a rejected one that applies again, or the one that is there. */
async function enter(
  tx: Db,
  { game, division, config }: EnterPlace,
  request: JoinRequest,
  now: number,
): Promise<Participation> {
  const divisionId = division?.id ?? null
  const known = await findParticipation(tx, game.id, request.teamId)
  if (!known)
    return insertParticipation(tx, {
      gameId: game.id,
      teamId: request.teamId,
      divisionId,
      token: signTeamToken(game.private_key, request.teamId, config),
      createdAtMs: now,
    })
  if (known.status === 'Rejected')
    return changeParticipation(tx, known.id, { status: 'Pending', division_id: divisionId })
  const isSame =
    known.division_id === divisionId || known.division_id === (request.divisionId ?? null)
  if (!isSame) throw new Refusal(400, 'divisionDiffers')
  return known
}

async function refuseFull(tx: Db, game: Game, { id }: Participation): Promise<void> {
  const limit = game.team_member_count_limit
  if (limit > 0 && (await countMembers(tx, id)) >= limit)
    throw new Refusal(400, 'participationFull')
}

/** Two joins of one user at once: the second finds the first one's row in its way. */
async function addPlayer(
  tx: Db,
  participation: Participation,
  userId: string,
  now: number,
): Promise<void> {
  try {
    await addMember(tx, participation, userId, now)
  } catch (error) {
    const isTwice =
      breaksUnique(error, 'participation_members_one_team_per_game') ||
      breaksUnique(error, 'participation_members_pkey')
    throw isTwice ? new Refusal(400, 'gameAlreadyJoined') : error
  }
}

/** The last player who leaves takes the participation along. Throws Refusal. */
export async function leaveGame(tx: Db, gameId: number, user: Caller): Promise<void> {
  await requireSeenGame(tx, gameId, user, 'page')
  const userId = user.id
  const seen = await findOwnParticipation(tx, gameId, userId)
  if (!seen) throw new Refusal(400, 'gameNotJoined')
  await lockTeamForJoin(tx, seen.team_id)
  const own = await findOwnParticipation(tx, gameId, userId)
  if (!own) throw new Refusal(400, 'gameNotJoined')
  if (!canLeave(own.status)) throw new Refusal(400, 'participationStays')
  await removeMember(tx, own.id, userId)
  if ((await countMembers(tx, own.id)) === 0) await removeParticipation(tx, own.id)
}
