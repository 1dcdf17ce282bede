import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GamePhase, GameTimes } from '#shared/game/phase/phase.ts'

/** What other times mean for the players of a game that runs or is over. */
export type TimeEffect =
  | { kind: 'opens' | 'closes' | 'ends' | 'reopens' | 'overUnplayed' }
  | { kind: 'longer' | 'shorter'; byMs: number }
  /** Solves that counted before this moment, or from it on, do not any more. */
  | { kind: 'lostBefore' | 'lostFrom'; at: number }
  /** Solves that did not count from this moment on do now. */
  | { kind: 'countedFrom'; at: number }

const phaseChanges: Record<GamePhase, Partial<Record<GamePhase, TimeEffect>>> = {
  upcoming: { ongoing: { kind: 'opens' }, ended: { kind: 'overUnplayed' } },
  ongoing: { upcoming: { kind: 'closes' }, ended: { kind: 'ends' } },
  ended: { upcoming: { kind: 'closes' }, ongoing: { kind: 'reopens' } },
}

/** What players notice when the times of a game become others; nothing for a game that stays ahead of them. */
export function timeEffects(before: GameTimes, after: GameTimes, nowMs: number): TimeEffect[] {
  const [was, is] = [phaseOf(before, nowMs), phaseOf(after, nowMs)]
  const effects: (TimeEffect | false | undefined)[] = [phaseChanges[was][is]]
  if (was !== 'upcoming') {
    const reached = Math.min(before.end, nowMs)
    effects.push(
      was === 'ongoing' && is === 'ongoing' && lengthChange(before, after),
      after.start > before.start && { kind: 'lostBefore', at: after.start },
      after.end < reached && after.end > before.start && { kind: 'lostFrom', at: after.end },
      after.end > before.end && nowMs > before.end && { kind: 'countedFrom', at: before.end },
    )
  }
  return effects.filter((effect): effect is TimeEffect => Boolean(effect))
}

function lengthChange(before: GameTimes, after: GameTimes): TimeEffect | undefined {
  const byMs = after.end - before.end
  if (byMs === 0) return undefined
  return byMs > 0 ? { kind: 'longer', byMs } : { kind: 'shorter', byMs: -byMs }
}

/** Whether an effect is hard to take back, so that it is asked for before it happens. */
export const isDrastic = ({ kind }: TimeEffect): boolean => kind !== 'longer'
