import type { GamePhase } from '#shared/game/phase/phase.ts'
import type { Standing } from '#shared/game/standing/standing.ts'

/** Which parts of a game its bar offers beside the overview. */
export type GameParts = {
  readonly hasChallenges: boolean
  readonly hasScoreboard: boolean
  readonly hasMonitor: boolean
  readonly hasAdmin: boolean
}

const withBoard: readonly Standing[] = ['ready', 'playing', 'practising', 'pending', 'suspended']

/**
 * Challenges for who is in or about to be, the scoreboard for everybody once the game has started, and for administrators the way to
 * its settings.
 */
export const gameParts = (
  phase: GamePhase,
  standing: Standing,
  isStaff: boolean,
  isAdmin = false,
): GameParts => ({
  hasChallenges: withBoard.includes(standing),
  hasScoreboard: phase !== 'upcoming',
  hasMonitor: isStaff && phase !== 'upcoming',
  hasAdmin: isAdmin,
})

/** Whether there is anything but the overview; a bar with one tab is none. */
export const hasBar = (parts: GameParts): boolean => Object.values(parts).includes(true)
