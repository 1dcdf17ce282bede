import type { Game } from '@halyard/api'
import { useFromNow } from '#shared/clock/clock.ts'

/** What concerns those who play or watch now. */
export type ScheduleState = {
  /** Epoch milliseconds; undefined while the game is not paused. */
  pausedSince: number | undefined
  /** Epoch milliseconds; undefined while the scoreboard has all solves. */
  frozenSince: number | undefined
}

/** When a scoreboard that was not revealed freezes; undefined where it does not. */
export function freezeOf(
  schedule: { freezeAt: number | null; revealedAt: number | null } | undefined,
): number | undefined {
  return schedule?.revealedAt === null ? (schedule.freezeAt ?? undefined) : undefined
}

/** Whether the game is paused and its scoreboard frozen, to the second; never on servers without the extension `schedule`. */
export function useScheduleState({ schedule }: Pick<Game, 'schedule'>): ScheduleState {
  const freezeAt = freezeOf(schedule)
  const isFrozen = useFromNow((nowMs) => freezeAt !== undefined && nowMs >= freezeAt)
  return {
    pausedSince: schedule?.pausedSince ?? undefined,
    frozenSince: isFrozen ? freezeAt : undefined,
  }
}
