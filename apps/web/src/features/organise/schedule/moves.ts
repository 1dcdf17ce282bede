import type { GameSettings } from '@halyard/api'
import type { Moment } from '#features/organise/schedule/moments.ts'
import type { StoredSchedule } from '#features/organise/schedule/use-schedule.ts'

/** Moments that were moved and are not saved: by their kind and stored time, the time that they have now. */
export type Moves = ReadonlyMap<string, number>

type Game = Pick<GameSettings, 'start' | 'end' | 'writeupRequired' | 'writeupDeadline'>
type Schedule = Pick<StoredSchedule, 'freezeAt' | 'revealedAt' | 'releases'>

/** What names a stored moment. */
export const keyOf = (kind: Moment['kind'], at: number): string => `${kind} ${at}`

const minute = 60_000

/** The game and its schedule with what was moved. */
export function withMoves<G extends Game, S extends Schedule>(game: G, schedule: S, moves: Moves) {
  const moved = (kind: Moment['kind'], at: number) => moves.get(keyOf(kind, at)) ?? at
  const { freezeAt, releases } = schedule
  return {
    game: {
      ...game,
      end: moved('end', game.end),
      writeupDeadline: moved('writeups', game.writeupDeadline),
    },
    schedule: {
      ...schedule,
      freezeAt: freezeAt === null ? null : moved('freeze', freezeAt),
      releases: releases.map((release) => ({
        ...release,
        releaseAt:
          release.releasedAt === null ? moved('release', release.releaseAt) : release.releaseAt,
      })),
    },
  }
}

/** Whether a moment can be moved: what has happened for players stays. */
export function isMovable({ kind, challengeIds }: Moment, { revealedAt, releases }: Schedule) {
  if (kind === 'freeze') return revealedAt === null
  if (kind !== 'release') return kind === 'end' || kind === 'writeups'
  const ids = new Set(challengeIds)
  return releases.some(({ challengeId, releasedAt }) => ids.has(challengeId) && releasedAt === null)
}

export type Range = { from: number; to: number }

/** Where a moment is in a range, from 0 to 1. */
export const shareOf = ({ from, to }: Range, atMs: number): number =>
  to <= from ? 0 : Math.min(1, Math.max(0, (atMs - from) / (to - from)))

/** What the line shows: all moments, and room to move the last ones later. */
export function rangeOf(moments: readonly Moment[]): Range {
  const [from, last] = [moments[0]?.at ?? 0, moments.at(-1)?.at ?? 0]
  const room = Math.max(60 * minute, Math.ceil((last - from) / 10 / minute) * minute)
  return { from, to: last + room }
}

/** Where a moment can be moved to. */
export function boundsOf(kind: Moment['kind'], { start, end }: Game, range: Range): Range {
  if (kind === 'freeze') return { from: start, to: end }
  if (kind === 'end') return { from: start + minute, to: range.to }
  if (kind === 'writeups') return { from: end + minute, to: range.to }
  return range
}

const stepsMs = [1, 5, 10, 15, 30].map((minutes) => minutes * minute)
/** Closer than that a hand cannot choose. */
const closestPx = 3

/** The time under a pointer: at another moment that is near, or else at a round one. */
export function snapped(at: number, msPerPx: number, others: readonly number[]): number {
  const step = stepsMs.find((ms) => ms >= closestPx * msPerPx) ?? stepsMs.at(-1) ?? minute
  const [near] = others
    .filter((other) => Math.abs(other - at) <= step)
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
  return near ?? Math.round(at / step) * step
}
