import type { GameSettings } from '@halyard/api'
import type { StoredSchedule } from '#features/organise/schedule/use-schedule.ts'

/** What happens at one moment of a game. */
export type Moment = {
  kind: 'start' | 'release' | 'freeze' | 'reveal' | 'end' | 'writeups'
  /** Epoch milliseconds. */
  at: number
  /** What is released then, empty for everything else. */
  challengeIds: readonly number[]
}

type Game = Pick<GameSettings, 'start' | 'end' | 'writeupRequired' | 'writeupDeadline'>

/** Of the same moment. */
const order = ['start', 'release', 'freeze', 'end', 'writeups', 'reveal'] as const

/** Everything that happens in a game at its time, in order. Challenges of one time are one wave. */
export function momentsOf(
  game: Game,
  { freezeAt, revealedAt, releases }: Pick<StoredSchedule, 'freezeAt' | 'revealedAt' | 'releases'>,
): Moment[] {
  const single = (kind: Moment['kind'], at: number | null): Moment[] =>
    at === null ? [] : [{ kind, at, challengeIds: [] }]
  const waves = [...Map.groupBy(releases, ({ releaseAt }) => releaseAt)].map(
    ([at, wave]): Moment => ({
      kind: 'release',
      at,
      challengeIds: wave.map(({ challengeId }) => challengeId),
    }),
  )
  return [
    ...single('start', game.start),
    ...waves,
    ...single('freeze', freezeAt),
    ...single('reveal', revealedAt),
    ...single('end', game.end),
    ...single('writeups', game.writeupRequired ? game.writeupDeadline : null),
  ].toSorted((a, b) => a.at - b.at || order.indexOf(a.kind) - order.indexOf(b.kind))
}
