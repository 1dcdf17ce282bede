import type { Challenge } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { matchQuery, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { BoardChallenge } from '#features/play/board/challenges.ts'
import { useSubmissions } from '#features/play/flag/submissions-store.ts'
import { useFromNow } from '#shared/clock/clock.ts'

export type RunningInstance = {
  readonly challengeId: number
  readonly title: string
  readonly entry: string
  readonly closeTime: number
}

/** What the answers tell that are there. */
function factsOf(client: QueryClient, gameId: number) {
  const queryKey = gameQueries.challenges(gameId)
  const found = client.getQueriesData<Challenge>({ queryKey }).flatMap(([, data]) => data ?? [])
  return {
    instances: found.flatMap(instanceOf),
    attempted: found.flatMap(({ id, attempts }) => (attempts > 0 ? [id] : [])),
  }
}

/** Only what the board shows of opened challenges, so that it is not drawn anew for everything else of them that changes. */
function useOpened(gameId: number) {
  const client = useQueryClient()
  const kept = useRef<ReturnType<typeof factsOf>>(undefined)
  const read = () => (kept.current = replaceEqualDeep(kept.current, factsOf(client, gameId)))
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getQueryCache().subscribe(({ type, query }) => {
        const isChange = type === 'updated' || type === 'added' || type === 'removed'
        const queryKey = gameQueries.challenges(gameId)
        if (isChange && matchQuery({ queryKey }, query)) listener()
      }),
    [client, gameId],
  )
  return useSyncExternalStore(subscribe, read, read)
}

/** Those whose time is not up, the one that ends next first. */
function useUnended(instances: readonly RunningInstance[]): readonly RunningInstance[] {
  const passed = useFromNow((nowMs) =>
    Math.max(0, ...instances.map(({ closeTime }) => (closeTime <= nowMs ? closeTime : 0))),
  )
  return instances
    .filter(({ closeTime }) => closeTime > passed)
    .toSorted((a, b) => a.closeTime - b.closeTime)
}

/** The running instances of the own team that this browser knows of, the one that ends next first. */
export const useRunning = (gameId: number): readonly RunningInstance[] =>
  useUnended(useOpened(gameId).instances)

function instanceOf({ id, title, context }: Challenge): RunningInstance[] {
  const { instanceEntry: entry, closeTime } = context
  return entry && closeTime ? [{ challengeId: id, title, entry, closeTime }] : []
}

/**
 * The own team's instances and tries, as far as this browser knows: only an opened challenge tells. Nothing is asked for it;
 * the answers are those that are there already.
 */
export function useKnown(gameId: number, board: readonly BoardChallenge[]) {
  'use memo'
  const { wrong } = useSubmissions()
  const opened = useOpened(gameId)
  const onBoard = new Set(board.map(({ info }) => info.id))
  const running = useUnended(opened.instances).filter(({ challengeId }) => onBoard.has(challengeId))
  return {
    running,
    closeTimes: new Map(running.map(({ challengeId, closeTime }) => [challengeId, closeTime])),
    attempted: new Set([...opened.attempted, ...Object.keys(wrong).map(Number)]),
  }
}
