import { useGetChallenges, useGetGame, useListTeamInstances } from '@halyard/query'
import { useEffect } from 'react'
import { keepInstances } from '#features/play/instance/kept-instances.ts'
import { useRunning } from '#features/play/instance/use-known.ts'
import type { RunningInstance } from '#features/play/instance/running-instance.ts'
import { useMayPlay } from '#shared/game/standing/use-standing.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

/** How often an instance is looked for where each has to be asked for by itself, in milliseconds. */
const checkEvery = 60_000
/** What comes is looked for in the cache. */
const nothing = () => null

/**
 * The running instances of the own team. Asks the server for them, where it lists them in one call; elsewhere what this browser
 * has seen is kept over reloads, and each of them is checked.
 */
export function useCheckedInstances(gameId: number): readonly RunningInstance[] {
  const isListed = useHasExtension('instances')
  const { data: game } = useGetGame(gameId, { enabled: isListed, refetchInterval: false })
  useListTeamInstances(gameId, { enabled: useMayPlay(game) && isListed })
  const running = useRunning(gameId)
  const asked = isListed ? [] : running.map(({ challengeId }) => ({ gameId, challengeId }))
  useGetChallenges(asked, nothing, { refetchInterval: checkEvery })
  useEffect(() => keepInstances(gameId, running), [gameId, running])
  return running
}
