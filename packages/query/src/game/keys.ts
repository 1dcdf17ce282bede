/** Prefixes of what players and visitors see of games, for what changes more than one query. */
export const gameKeys = {
  /** Prefix of the public lists. */
  lists: () => ['games'] as const,
  /** Prefix of everything about one game. */
  all: (gameId: number) => ['game', gameId] as const,
  /** Prefix of the opened challenges of a game. */
  challenges: (gameId: number) => [...gameKeys.all(gameId), 'challenge'] as const,
  /** Prefix of the traffic captured for one challenge. */
  captures: (challengeId: number) => ['captures', challengeId] as const,
}
