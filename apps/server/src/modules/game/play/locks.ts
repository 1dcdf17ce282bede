import { isOpenTo } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { findSolved, listGuarded } from '#modules/game/play/lock-repository.ts'
import type { GuardedChallenge } from '#modules/game/play/lock-repository.ts'
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

/** Without requirements, as in most games, nothing is read of the team. */
export async function readLocks(
  db: Db,
  gameId: number,
  access: PlayerAccess | Promise<PlayerAccess>,
): Promise<TeamLocks> {
  const guarded = await listGuarded(db, gameId)
  if (guarded.length === 0) return NO_LOCKS
  const { player } = await access
  const solved = await findSolved(db, { participationId: player.participationId })
  const isOpen = (challenge: GuardedChallenge) => isOpenTo(challenge, solved)
  const locked = guarded.filter((challenge) => !isOpen(challenge))
  const ids = new Set(locked.map(({ id }) => id))
  return { isLocked: (id) => ids.has(id), opened: guarded.filter(isOpen), locked, solved }
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
