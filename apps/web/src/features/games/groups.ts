import type { GameSummary } from '@halyard/api'
import { phaseOf } from '#shared/game/phase/phase.ts'

export const gameFilters = ['all', 'live', 'upcoming', 'past', 'mine'] as const
export type GameFilter = (typeof gameFilters)[number]

/** Games by where they are in time, each in the order they are shown. */
export type GameGroups = {
  /** Ending soonest first. */
  readonly live: readonly GameSummary[]
  /** Starting soonest first. */
  readonly upcoming: readonly GameSummary[]
  /** Ended last first. */
  readonly past: readonly GameSummary[]
}

/** Sorts games into live, upcoming and past at a moment of the server's clock. */
export function groupGames(games: readonly GameSummary[], nowMs: number): GameGroups {
  const inPhase = (phase: ReturnType<typeof phaseOf>) =>
    games.filter((game) => phaseOf(game, nowMs) === phase)
  return {
    live: inPhase('ongoing').toSorted((a, b) => a.end - b.end),
    upcoming: inPhase('upcoming').toSorted((a, b) => a.start - b.start),
    past: inPhase('ended').toSorted((a, b) => b.end - a.end),
  }
}

/** The groups a filter leaves; `isMine` is only asked for "mine". */
export function chosenGroups(
  groups: GameGroups,
  filter: GameFilter,
  isMine: (gameId: number) => boolean,
): GameGroups {
  const when = (wanted: GameFilter, games: readonly GameSummary[]) => {
    if (filter === 'mine') return games.filter(({ id }) => isMine(id))
    return filter === 'all' || filter === wanted ? games : []
  }
  return {
    live: when('live', groups.live),
    upcoming: when('upcoming', groups.upcoming),
    past: when('past', groups.past),
  }
}

export const isNothing = ({ live, upcoming, past }: GameGroups): boolean =>
  live.length + upcoming.length + past.length === 0
