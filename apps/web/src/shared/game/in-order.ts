import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GameTimes } from '#shared/game/phase/phase.ts'

/** Games as they matter now: running, then to come, then over; within each the nearest first. */
export function inOrder<Game extends GameTimes>(
  games: readonly Game[],
  nowMs: number,
): readonly Game[] {
  const order = { ongoing: 0, upcoming: 1, ended: 2 }
  const place = (game: Game) => order[phaseOf(game, nowMs)]
  const distance = ({ start, end }: Game) =>
    Math.min(Math.abs(start - nowMs), Math.abs(end - nowMs))
  return games.toSorted((a, b) => place(a) - place(b) || distance(a) - distance(b))
}
