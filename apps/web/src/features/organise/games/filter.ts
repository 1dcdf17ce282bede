import type { Schema } from '@halyard/api'
import { gamesWith } from '#shared/game/games-with.ts'
import { phaseOf } from '#shared/game/phase.ts'
import type { GamePhase } from '#shared/game/phase.ts'

export type EditGame = Schema<'GameInfoModel'>

export const gameFilters = ['all', 'live', 'upcoming', 'past', 'hidden'] as const
export type GameFilter = (typeof gameFilters)[number]

const phases = {
  live: 'ongoing',
  upcoming: 'coming',
  past: 'ended',
} as const satisfies Partial<Record<GameFilter, GamePhase>>

/** The filter that an address names; unknown ones count as none. */
export const asGameFilter = (text: string | null): GameFilter =>
  gameFilters.find((known) => known === text) ?? 'all'

function passes(game: EditGame, filter: GameFilter, nowMs: number): boolean {
  if (filter === 'all') return true
  return filter === 'hidden' ? game.hidden : phaseOf(game, nowMs) === phases[filter]
}

/** The games that a filter and a text leave, in the order they came. */
export const chosenGames = (
  games: readonly EditGame[],
  { filter, text, nowMs }: { filter: GameFilter; text: string; nowMs: number },
): readonly EditGame[] => gamesWith(games, text).filter((game) => passes(game, filter, nowMs))
