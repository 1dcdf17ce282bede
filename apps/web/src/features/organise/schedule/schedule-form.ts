import type { GameSettings, Schema } from '@halyard/api'
import type { StoredSchedule } from '#features/organise/schedule/use-schedule.ts'

/** Challenges that are released together. */
export type Wave = {
  /** Tells waves apart while their times are typed. */
  key: number
  at: number | null
  challengeIds: readonly number[]
}

export type ScheduleForm = { freezeAt: number | null; waves: Wave[] }

export function toScheduleForm({ freezeAt, releases }: StoredSchedule): ScheduleForm {
  const byTime = Map.groupBy(releases, ({ releaseAt }) => releaseAt)
  const waves = [...byTime].map(([at, wave], key) => ({
    key,
    at,
    challengeIds: wave.map(({ challengeId }) => challengeId),
  }))
  return { freezeAt, waves }
}

/** Waves without challenges are no waves. */
export const toSchedule = ({ freezeAt, waves }: ScheduleForm): Schema<'ScheduleEditModel'> => ({
  freezeAt,
  releases: waves.flatMap(({ at, challengeIds }) =>
    at === null ? [] : challengeIds.map((challengeId) => ({ challengeId, releaseAt: at })),
  ),
})

export type ScheduleProblem = 'freezeOutside' | 'waveWithoutTime' | 'challengeTwice'

/** What keeps a schedule from being saved, by its field. */
export function scheduleProblems(
  { freezeAt, waves }: ScheduleForm,
  { start, end }: Pick<GameSettings, 'start' | 'end'>,
): { freezeAt?: ScheduleProblem; waves?: ScheduleProblem } {
  const filled = waves.filter(({ challengeIds }) => challengeIds.length > 0)
  const ids = filled.flatMap(({ challengeIds }) => challengeIds)
  return {
    ...(freezeAt !== null &&
      (freezeAt < start || freezeAt > end) && { freezeAt: 'freezeOutside' as const }),
    ...(filled.some(({ at }) => at === null)
      ? { waves: 'waveWithoutTime' as const }
      : new Set(ids).size < ids.length && { waves: 'challengeTwice' as const }),
  }
}

/** One more, an hour after the last. */
export function withWave(waves: readonly Wave[], { start }: Pick<GameSettings, 'start'>): Wave[] {
  const last = Math.max(start, ...waves.map(({ at }) => at ?? 0))
  const key = Math.max(-1, ...waves.map((wave) => wave.key)) + 1
  return [...waves, { key, at: last + 3_600_000, challengeIds: [] }]
}
