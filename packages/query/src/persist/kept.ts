import type { Scoreboard } from '@halyard/api'
import type { QueryKey } from '@tanstack/react-query'

/** Who may see a persisted answer again: everybody at this browser, or just the user it was given to. */
export type Audience = 'everybody' | 'user'

/** Ranks that are kept of a scoreboard: what a first screen shows. */
const keptRanks = 100

/**
 * Which answers may be kept, by key. Everything else is not: tokens, flags, invitations, people's data and whatever staff
 * reads never reach the disk.
 */
export function audienceOf([root, second, third, ...more]: QueryKey): Audience | undefined {
  if (root === 'info') return second === 'config' || second === 'posts' ? 'everybody' : undefined
  if (root === 'games') return 'user'
  if (root === 'game' && more.length === 0)
    return third === 'detail' || third === 'scoreboard' ? 'user' : undefined
  return undefined
}

export const isScoreboard = ([root, , part, ...more]: QueryKey): boolean =>
  root === 'game' && part === 'scoreboard' && more.length === 0

/** A scoreboard without its long tail. */
export function summaryOf(board: Scoreboard): Scoreboard {
  return { ...board, items: board.items.slice(0, keptRanks) }
}
