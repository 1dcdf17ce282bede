import type { Schema } from '@halyard/api'
import { useGetTeamPresence } from '@halyard/query'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useUser } from '#shared/session/user.ts'

export type Worker = Schema<'TeamWorker'>

/** What the own team shares about the challenges of a game. */
export type Shared = {
  /** Challenges that the reader works on. */
  readonly working: ReadonlySet<number>
  /** The other members at work, by challenge. */
  readonly mates: ReadonlyMap<number, readonly Worker[]>
  /** The version of the team's note, by challenge. */
  readonly notes: ReadonlyMap<number, number>
}

/**
 * What the own team shares; undefined where it shares nothing, and `waiting` until that is known. Asks nothing itself: what is here was
 * read, or pushed, by PresenceWatch.
 */
export function useShared(gameId: number): Shared | 'waiting' | undefined {
  'use memo'
  const isOffered = useHasExtension('presence')
  const { data, isError } = useGetTeamPresence(gameId, { enabled: false })
  const me = useUser()?.userId
  if (!isOffered) return undefined
  if (!data) return isError ? undefined : 'waiting'
  if (!data.isShared) return undefined
  const own = data.workers.filter(({ userId }) => userId === me)
  return {
    working: new Set(own.map(({ challengeId }) => challengeId)),
    mates: Map.groupBy(
      data.workers.filter(({ userId }) => userId !== me),
      ({ challengeId }) => challengeId,
    ),
    notes: new Map(data.notes.map(({ challengeId, version }) => [challengeId, version])),
  }
}
