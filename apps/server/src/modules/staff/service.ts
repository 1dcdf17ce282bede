import type { Db } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import type { GameRole } from '#db/tables/games.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hasRole } from '#modules/operation/roles.ts'
import type { GameRight, GameRights } from '#modules/staff/game-right.ts'
import {
  findRights,
  insertAuthors,
  listAuthored,
  lockAuthor,
  lockRight,
} from '#modules/staff/repository.ts'
import type { FoundRight, RightKey } from '#modules/staff/repository.ts'

/** What the description of an operation says of the roles of one game. */
export interface GameRoles {
  readonly of: 'game' | 'challenge' | 'participation' | 'instance' | 'any'
  readonly roles: readonly GameRole[]
}

/** An operation that somebody calls for a game. */
export interface Call {
  readonly userId: string
  readonly gameRoles: GameRoles
  /** As validated: one thing has one id, however the address spells it. */
  readonly path: Readonly<Record<string, unknown>>
}

/**
 * By which roles of games somebody may call an operation. An author may for challenges of their own alone; others are not there.
 * Throws Refusal 403 and 404.
 */
export async function requireGameRights(db: Db, call: Call): Promise<readonly GameRight[]> {
  const { roles, of } = call.gameRoles
  const found = await findRights(db, keyOf(call))
  const rights = found.filter(({ role }) => roles.includes(role))
  if (rights.length === 0) throw new Refusal(403, 'roleTooLow')
  if (of === 'game') requireOwn(call, rights)
  return rights.map(({ gameId, role }) => ({ gameId, role }))
}

function requireOwn({ path }: Call, [right]: readonly FoundRight[]): void {
  if (path['challengeId'] === undefined || right?.role !== 'author' || right.isAuthor) return
  throw new Refusal(404, 'challengeNotFound')
}

const numberIn = (path: Call['path'], name: string) => {
  const value = path[name]
  return typeof value === 'number' ? value : undefined
}

/** The id of nothing. A key without a game would be of all games of the account. */
const NOTHING = 0

/** What tells the game, by what in the address is of it. */
const KEYS = {
  game: (path: Call['path']) => {
    const challengeId = numberIn(path, 'challengeId')
    return { gameId: numberIn(path, 'id') ?? NOTHING, ...(challengeId && { challengeId }) }
  },
  challenge: (path) => ({ challengeId: numberIn(path, 'challengeId') ?? NOTHING }),
  participation: (path) => ({ participationId: numberIn(path, 'id') ?? NOTHING }),
  instance: ({ id }) => ({ instanceId: String(id) }),
  any: () => ({}),
} satisfies Record<GameRoles['of'], (path: Call['path']) => Omit<RightKey, 'userId'>>

const keyOf = ({ userId, gameRoles: { of }, path }: Call): RightKey => ({
  userId,
  ...KEYS[of](path),
})

/** The first thing in every transaction of such a call: the right may have gone since, and does not go before its end. Throws Refusal. */
export async function requireStill(
  tx: Db,
  call: Call,
  rights: readonly GameRight[],
): Promise<void> {
  const { userId, gameRoles, path } = call
  const gameIds = rights.map(({ gameId }) => gameId)
  const role = await lockRight(tx, userId, gameIds, gameRoles.roles)
  if (role === undefined) throw new Refusal(403, 'roleTooLow')
  const challengeId = numberIn(path, 'challengeId')
  if (role !== 'author' || gameRoles.of !== 'game' || challengeId === undefined) return
  if (!(await lockAuthor(tx, userId, challengeId))) throw new Refusal(404, 'challengeNotFound')
}

/** Whether the caller acts as an author, who sees challenges of their own alone. */
export const isAuthor = (rights: GameRights): boolean => rights?.[0]?.role === 'author'

/** Whether the caller acts as a reviewer, who decides about teams alone. */
export const isReviewer = (rights: GameRights): boolean => rights?.[0]?.role === 'reviewer'

/** The challenges of a game that the caller knows of; undefined for all. */
export async function knownChallenges(
  db: Db,
  userId: string,
  rights: GameRights,
): Promise<ReadonlySet<number> | undefined> {
  const [right] = rights ?? []
  return right?.role === 'author'
    ? new Set(await listAuthored(db, userId, right.gameId))
    : undefined
}

/** Makes accounts of the staff of a game authors of a challenge of it. */
export { insertAuthors as addAuthors } from '#modules/staff/repository.ts'

export { deleteSpentInvitations } from '#modules/staff/repository.ts'

/** The roles that an account has in games, by their titles. */
export { listGameRoles } from '#modules/staff/repository.ts'

/** What an author makes is theirs. */
export async function keepAsAuthor(
  tx: Db,
  userId: string,
  rights: GameRights,
  challenge: { readonly id: number; readonly game_id: number },
): Promise<void> {
  if (!isAuthor(rights)) return
  await insertAuthors(tx, { gameId: challenge.game_id, challengeId: challenge.id }, [userId])
}

/** Whether somebody has a role in that game, or in any. */
export const hasGameRole = async (db: Db, userId: string, gameId?: number): Promise<boolean> =>
  (await findRights(db, gameId === undefined ? { userId } : { userId, gameId })).length > 0

/** Whether somebody watches that game by their role in it. */
export async function mayWatch(
  db: Db,
  { userId, gameId }: { readonly userId: string; readonly gameId: number },
): Promise<boolean> {
  const [right] = await findRights(db, { userId, gameId })
  return right?.role === 'manager' || right?.role === 'monitor'
}

/** Whether somebody runs that game by their role in it. */
export async function isManager(
  db: Db,
  { userId, gameId }: { readonly userId: string; readonly gameId: number },
): Promise<boolean> {
  const [right] = await findRights(db, { userId, gameId })
  return right?.role === 'manager'
}

/** A file of a game that is hidden, by what uses it. */
interface GameFile {
  readonly kind: string
  readonly id: string
  readonly gameId: number
}

/**
 * Whether somebody who sees a hidden game may have a file of it. Those who are there by their role alone get what the role works
 * with: an author the files of their own challenges, a reviewer the writeups.
 */
export async function mayHaveFile(
  db: Db,
  user: { readonly id: string; readonly role: Role },
  { kind, id, gameId }: GameFile,
): Promise<boolean> {
  if (hasRole(user, 'Monitor')) return true
  const challengeId = kind === 'Challenge' ? Number(id) : undefined
  const key = { userId: user.id, gameId, ...(challengeId && { challengeId }) }
  const [right] = await findRights(db, key)
  if (!right || right.role === 'manager' || right.role === 'monitor') return true
  return right.role === 'author' ? right.isAuthor : kind === 'Writeup'
}

/** The games that a list is of; undefined for all. */
export const gamesOf = (rights: GameRights): number[] | undefined =>
  rights?.map(({ gameId }) => gameId)
