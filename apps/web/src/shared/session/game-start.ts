import { paths } from '#shared/paths.ts'
import { useMayOpen } from '#shared/session/user.ts'

/** The pages where the work on a game begins: an author has none with its settings. */
const STARTS = ['gameInfo', 'gameChallenges', 'gameReview'] as const

/** The address at which the reader organizes a game. */
export function useGameStart(): (gameId: number) => string {
  const mayOpen = useMayOpen()
  return (gameId) => paths[STARTS.find((name) => mayOpen(name, gameId)) ?? 'gameInfo'](gameId)
}
