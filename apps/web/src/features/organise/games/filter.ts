import type { Schema } from '@halyard/api'
import type { GameFilter, GamesChoice } from '#features/organise/games/use-games-choice.ts'
import { gamesWith } from '#shared/game/games-with.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GamePhase } from '#shared/game/phase/phase.ts'

export type EditGame = Schema<'GameInfoModel'>

const phases = {
  live: 'ongoing',
  upcoming: 'upcoming',
  past: 'ended',
} as const satisfies Partial<Record<GameFilter, GamePhase>>

function passes(game: EditGame, filter: GameFilter, nowMs: number): boolean {
  if (filter === 'all') return true
  return filter === 'hidden' ? game.hidden : phaseOf(game, nowMs) === phases[filter]
}

/** The games that a filter and a text leave, in the order they came. */
export const chosenGames = (
  games: readonly EditGame[],
  { filter, text }: GamesChoice,
  nowMs: number,
): readonly EditGame[] => gamesWith(games, text).filter((game) => passes(game, filter, nowMs))
