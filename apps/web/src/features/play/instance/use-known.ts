import { hasStatus } from '@halyard/api'
import type { Challenge, TeamInstance } from '@halyard/api'
import { gameKeys, instanceQueries } from '@halyard/query'
import { matchQuery, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import { useSubmissions } from '#features/play/flag/submissions-store.ts'
import { useKeptInstances } from '#features/play/instance/kept-instances.ts'
import type { KeptInstance } from '#features/play/instance/kept-instances.ts'
import type { RunningInstance } from '#features/play/instance/running-instance.ts'
import { useFromNow } from '#shared/clock/clock.ts'

/** What the loaded answers say. Of an instance, the newest counts. @param kept what this browser saw last */
function factsOf(client: QueryClient, gameId: number, kept: readonly KeptInstance[]) {
  const { data: listed, dataUpdatedAt: listedAt = 0 } =
    client.getQueryState(instanceQueries.list(gameId).queryKey) ?? {}
  const opened = client.getQueryCache().findAll({ queryKey: gameKeys.challenges(gameId) })
  const answered = listed
    ? listed.map((instance) => ({ ...listedInstance(instance), seenAt: listedAt }))
    : kept
  const running = new Map<number, KeptInstance>(answered.map((one) => [one.challengeId, one]))
  const attempted: number[] = []
  for (const { queryKey, state } of opened) {
    const data = client.getQueryData<Challenge>(queryKey)
    const id = Number(queryKey.at(-1))
    if (data && data.attempts > 0) attempted.push(id)
    const seenAt = listed ? listedAt : (running.get(id)?.seenAt ?? 0)
    const instance = data && instanceOf(data)
    if (isGone(state.error) && state.errorUpdatedAt >= seenAt) running.delete(id)
    else if (!data || state.dataUpdatedAt < seenAt) continue
    else if (instance) running.set(id, { ...instance, seenAt })
    else running.delete(id)
  }
  const instances = [...running.values()].map(({ seenAt: _seenAt, ...instance }) => instance)
  return { instances, attempted }
}

/** Whether the server says that there is no such challenge, or none for this team. */
const isGone = (error: unknown) => hasStatus(error, 404) || hasStatus(error, 400)

/** Only what the board shows of opened challenges, so that it does not render again for everything else of them that changes. */
function useOpened(gameId: number) {
  const client = useQueryClient()
  const kept = useKeptInstances(gameId)
  const last = useRef<ReturnType<typeof factsOf>>(undefined)
  const read = () => (last.current = replaceEqualDeep(last.current, factsOf(client, gameId, kept)))
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getQueryCache().subscribe(({ type, query }) => {
        const isChange = type === 'updated' || type === 'added' || type === 'removed'
        const keys = [gameKeys.challenges(gameId), instanceQueries.list(gameId).queryKey]
        if (isChange && keys.some((queryKey) => matchQuery({ queryKey }, query))) listener()
      }),
    [client, gameId],
  )
  return useSyncExternalStore(subscribe, read, read)
}

/** Those whose time is not up, the one that ends next first. */
function useUnended(instances: readonly RunningInstance[]): readonly RunningInstance[] {
  'use memo'
  const passed = useFromNow((nowMs) =>
    Math.max(0, ...instances.map(({ closeTime }) => (closeTime <= nowMs ? closeTime : 0))),
  )
  return instances
    .filter(({ closeTime }) => closeTime > passed)
    .toSorted((a, b) => a.closeTime - b.closeTime)
}

/** The running instances of the own team as far as the page knows, the one that ends next first. */
export const useRunning = (gameId: number): readonly RunningInstance[] =>
  useUnended(useOpened(gameId).instances)

function instanceOf({ id, title, context }: Challenge): RunningInstance | undefined {
  const { instanceEntry: entry, closeTime } = context
  return entry && closeTime ? { challengeId: id, title, entry, closeTime } : undefined
}

const listedInstance = ({ challenge, entry, expectStopAt }: TeamInstance): RunningInstance => ({
  challengeId: challenge.id,
  title: challenge.title,
  entry,
  closeTime: expectStopAt,
})

/** The own team's instances and tries as far as the page knows. Nothing is asked for it: the answers are there already. */
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
