/** Prefixes of what organizers see of games, for what changes more than one query. */
export const editKeys = {
  /** Prefix of the lists of games. */
  games: () => ['edit', 'games'] as const,
  /** Prefix of everything about one game. */
  game: (gameId: number) => ['edit', 'game', gameId] as const,
  /** Prefix of all single challenges of a game. */
  challenges: (gameId: number) => [...editKeys.game(gameId), 'challenge'] as const,
}
