import { useGetEditGame, useListWrongAnswers } from '@halyard/query'
import type { MonitorEntry } from '@halyard/query'
import { now } from '#shared/clock/clock.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'

const none: readonly MonitorEntry[] = []
const minute = 60_000

/** The wrong answers that teams gave to a challenge, renewed while they play. */
export function useWrongAnswers(gameId: number, title: string): readonly MonitorEntry[] {
  const { data: game } = useGetEditGame(gameId)
  const phase = game ? phaseOf(game, now()) : 'upcoming'
  const { data = none } = useListWrongAnswers(gameId, {
    // Before the start there are none, and servers refuse to list them.
    enabled: phase !== 'upcoming',
    refetchInterval: phase === 'ongoing' && minute,
  })
  return data.filter(({ challenge }) => challenge === title)
}
