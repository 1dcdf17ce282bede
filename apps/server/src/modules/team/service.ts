import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { isTeamMember } from '#db/team-queries.ts'
import { releaseFile } from '#modules/asset/service.ts'
import { resetAttempts } from '#modules/attempts/attempts.ts'
import { countCode } from '#modules/attempts/codes.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { isSameSecret, readInviteCode, writeInviteCode } from '#modules/team/invite-code.ts'
import { acceptTeamName } from '#modules/team/name.ts'
import { MAX_CAPTAINCIES, requireCaptain, requireCaptainOrAdmin } from '#modules/team/policy.ts'
import * as repository from '#modules/team/repository.ts'
import type { TeamRow } from '#modules/team/repository.ts'
import { randomHex } from '#platform/random.ts'

// What other modules ask of the tables of this one.
export { addMember, changeTeam, insertTeam, listMembers } from '#modules/team/repository.ts'
export type { TeamRow } from '#modules/team/repository.ts'

interface Needs extends Pick<Infrastructure, 'clock' | 'random'> {
  readonly db: Db
  readonly board: BoardService
}

type TeamUpdate = Schema<'TeamUpdateModel'>
const SECRET_BYTES = 16

/** Throws Refusal 404 when there is no such team. */
export async function requireTeam(db: Db, id: number): Promise<TeamRow> {
  const team = await repository.findTeam(db, id)
  if (!team) throw new Refusal(404, 'teamNotFound')
  return team
}

async function requireLockedTeam(tx: Db, id: number): Promise<TeamRow> {
  const team = await repository.lockTeam(tx, id)
  if (!team) throw new Refusal(404, 'teamNotFound')
  return team
}

/** The captaincies are counted under a lock on the account, so that two at once do not both pass. */
async function requireRoomForCaptaincy(
  tx: Db,
  userId: string,
  key: 'teamCaptainLimit' | 'teamTheirCaptainLimit',
) {
  await repository.lockUser(tx, userId)
  if ((await repository.countCaptaincies(tx, userId)) < MAX_CAPTAINCIES) return
  throw new Refusal(400, key, { values: { limit: MAX_CAPTAINCIES } })
}

/** Runs a change of a team in one transaction and invalidates the boards that show the team. */
export async function changeOnBoards<T>(
  { db, board }: Pick<Needs, 'db' | 'board'>,
  teamId: number,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const [result, gameIds] = await inTransaction(db, async (tx) => {
    const shownIn = await repository.listGameIdsOf(tx, teamId)
    const done = await work(tx)
    for (const gameId of shownIn) await board.announce(tx, gameId)
    return [done, shownIn] as const
  })
  gameIds.forEach((gameId) => board.changed(gameId))
  return result
}

export function createTeam(
  { db, clock, random }: Needs,
  model: TeamUpdate,
  userId: string,
): Promise<TeamRow> {
  return inTransaction(db, async (tx) => {
    await requireRoomForCaptaincy(tx, userId, 'teamCaptainLimit')
    const name = acceptTeamName(model.name ?? '')
    if (name === undefined) throw new Refusal(400, 'teamNameMissing')
    const team = await repository.insertTeam(tx, {
      name,
      bio: model.bio ?? null,
      captain_id: userId,
      invite_secret: randomHex(random, SECRET_BYTES),
      created_at: ms(clock.now()),
    })
    await repository.addMember(tx, team.id, userId, clock.now())
    return team
  })
}

export function updateTeam(
  needs: Needs,
  id: number,
  model: TeamUpdate,
  user: SessionUser,
): Promise<TeamRow> {
  return changeOnBoards(needs, id, async (tx) => {
    const team = await requireLockedTeam(tx, id)
    requireCaptain(user, team)
    const change = { name: acceptTeamName(model.name ?? '') ?? team.name, bio: model.bio ?? null }
    await repository.changeTeam(tx, id, change)
    return { ...team, ...change }
  })
}

/** Throws Refusal 404 or 403 for anybody but the captain. */
export async function requireCaptainOf(db: Db, id: number, user: SessionUser): Promise<void> {
  requireCaptain(user, await requireTeam(db, id))
}

/** Replaces a picture and returns the previous one. */
export async function changeAvatar(
  tx: Db,
  id: number,
  hash: string,
  user: SessionUser,
): Promise<string | null> {
  const team = await requireLockedTeam(tx, id)
  requireCaptain(user, team)
  await repository.changeTeam(tx, id, { avatar_hash: hash })
  return team.avatar_hash
}

/** The code of the team, for its captain only. */
export async function readCode(db: Db, id: number, user: SessionUser): Promise<string> {
  const team = await requireTeam(db, id)
  requireCaptain(user, team)
  return writeInviteCode(team)
}

/** A new code; the old one is worth nothing from here on. */
export function renewCode({ db, random }: Needs, id: number, user: SessionUser): Promise<string> {
  return inTransaction(db, async (tx) => {
    const team = await requireLockedTeam(tx, id)
    requireCaptain(user, team)
    const renewed = { ...team, invite_secret: randomHex(random, SECRET_BYTES) }
    await repository.changeTeam(tx, id, { invite_secret: renewed.invite_secret })
    return writeInviteCode(renewed)
  })
}

/**
 * Joins by a code. A code that is malformed, wrong or of no team is refused alike, and after some of them
 * the account has to wait. A team that plays takes new members too: the game's limit decides who plays.
 */
export async function acceptInvite(
  { db, clock }: Needs,
  text: string,
  userId: string,
): Promise<void> {
  const code = readInviteCode(text)
  await countCode(db, inviteSubject(userId), clock.now())
  await inTransaction(db, async (tx) => {
    const team = code && (await repository.lockTeam(tx, code.teamId))
    if (!team || !isSameSecret(code.secret, team.invite_secret))
      throw new Refusal(400, 'teamInviteWrong')
    if (await isTeamMember(tx, team.id, userId)) throw new Refusal(400, 'teamAlreadyMember')
    await repository.addMember(tx, team.id, userId, clock.now())
  })
  await resetAttempts(db, inviteSubject(userId))
}

const inviteSubject = (userId: string) => `invite:${userId}`

/** Throws Refusal 400 while a game holds the team together; a lock without such a game is taken off. */
async function requireLoose(tx: Db, team: TeamRow, nowMs: number): Promise<void> {
  if (!team.locked) return
  if (await repository.hasUnfinishedGame(tx, team.id, nowMs)) throw new Refusal(400, 'teamLocked')
  await repository.changeTeam(tx, team.id, { locked: false })
}

async function requireMember(tx: Db, team: TeamRow, userId: string): Promise<void> {
  if (!(await isTeamMember(tx, team.id, userId))) throw new Refusal(400, 'teamNotMember')
}

export function leaveTeam({ db, clock }: Needs, id: number, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const team = await requireLockedTeam(tx, id)
    await requireMember(tx, team, userId)
    if (team.captain_id === userId) throw new Refusal(400, 'teamCaptainStays')
    await requireLoose(tx, team, clock.now())
    await repository.removeMember(tx, id, userId)
  })
}

export function kickMember(
  { db, clock }: Needs,
  id: number,
  memberId: string,
  user: SessionUser,
): Promise<TeamRow> {
  return inTransaction(db, async (tx) => {
    const team = await requireLockedTeam(tx, id)
    requireCaptain(user, team)
    await requireLoose(tx, team, clock.now())
    await requireMember(tx, team, memberId)
    if (team.captain_id === memberId) throw new Refusal(400, 'teamCaptainStays')
    await repository.removeMember(tx, id, memberId)
    return requireTeam(tx, id)
  })
}

/** Makes another member the captain. */
export function transferTeam(
  { db }: Needs,
  id: number,
  captainId: string,
  user: SessionUser,
): Promise<TeamRow> {
  return inTransaction(db, async (tx) => {
    const team = await requireLockedTeam(tx, id)
    requireCaptain(user, team)
    await requireMember(tx, team, captainId)
    if (captainId === team.captain_id) return team
    await requireRoomForCaptaincy(tx, captainId, 'teamTheirCaptainLimit')
    await repository.changeTeam(tx, id, { captain_id: captainId })
    return { ...team, captain_id: captainId }
  })
}

/** Removes the team with everything it did in games, unless a game holds it together. */
export function deleteTeam(needs: RemovalNeeds, id: number, user: SessionUser): Promise<void> {
  return removeTeam(needs, id, async (tx, team) => {
    requireCaptainOrAdmin(user, team)
    await requireLoose(tx, team, needs.clock.now())
  })
}

type RemovalNeeds = Needs & Pick<Infrastructure, 'files'>

/** Removes a team that `check` does not refuse, with everything it did in games and the files it left there. */
export async function removeTeam(
  needs: RemovalNeeds,
  id: number,
  check: (tx: Db, team: TeamRow) => Promise<void>,
): Promise<void> {
  const hashes = await changeOnBoards(needs, id, async (tx) => {
    const team = await requireLockedTeam(tx, id)
    await check(tx, team)
    const writeups = await repository.listWriteupHashes(tx, id)
    await repository.deleteTeam(tx, id)
    return team.avatar_hash === null ? writeups : [...writeups, team.avatar_hash]
  })
  for (const hash of hashes) await releaseFile(needs, hash)
}
