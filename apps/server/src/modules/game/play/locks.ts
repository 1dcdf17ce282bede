import { isOpenTo } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { findSolved, readPlayRules } from '#modules/game/play/lock-repository.ts'
import type { GuardedChallenge, Rights } from '#modules/game/play/lock-repository.ts'
import type { PlayerAccess } from '#modules/game/play/player-access.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** What the requirements of challenges mean for one team. */
export interface TeamLocks {
  isLocked(challengeId: number): boolean
  /** Those that opened for this team, of which the board may not tell yet. */
  readonly opened: readonly GuardedChallenge[]
  readonly locked: readonly GuardedChallenge[]
  readonly solved: ReadonlySet<number>
}

const NO_LOCKS: TeamLocks = {
  isLocked: () => false,
  opened: [],
  locked: [],
  solved: new Set(),
}

/** What of a game is open to a team: what its division may, and what requirements lock. */
export interface Openness {
  readonly rights: Rights
  readonly locks: TeamLocks
}

/** Without requirements, as in most games, nothing is read of the team. */
export async function readOpenness(
  db: Db,
  gameId: number,
  access: PlayerAccess | Promise<PlayerAccess>,
): Promise<Openness> {
  const { rights, guarded } = await readPlayRules(db, gameId)
  if (guarded.length === 0) return { rights, locks: NO_LOCKS }
  const { player } = await access
  const solved = await findSolved(db, { participationId: player.participationId })
  const isOpen = (challenge: GuardedChallenge) => isOpenTo(challenge, solved)
  const locked = guarded.filter((challenge) => !isOpen(challenge))
  const ids = new Set(locked.map(({ id }) => id))
  const locks = {
    isLocked: (id: number) => ids.has(id),
    opened: guarded.filter(isOpen),
    locked,
    solved,
  }
  return { rights, locks }
}

/**
 * Locked challenges as their team may see them.
 *
 * @param isSeen whether the team sees the title of the challenge with that id
 */
export function lockedView(
  { locked, solved }: TeamLocks,
  isSeen: (challengeId: number) => boolean,
): Schema<'LockedChallenge'>[] {
  return locked
    .filter(({ tile }) => tile !== 'hidden')
    .map(({ id, title, category, tile, requires }) => ({
      id,
      title: tile === 'titled' ? title : null,
      category,
      requires: requires.filter((one) => !solved.has(one) && isSeen(one)),
    }))
}
