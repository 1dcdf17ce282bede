import type { ContainerOutput } from '@halyard/api'
import { useGetTestOutput } from '@halyard/query'
import { useEffect, useEffectEvent, useState } from 'react'

/** How often to look while it runs, in milliseconds. */
const lookEvery = 3000

type Target = { gameId: number; challengeId: number }

/**
 * What the test instance wrote. It stays once the instance has ended, until another one starts.
 *
 * @param startedAt of the instance that runs; undefined for none
 * @param onGone the instance has ended by itself
 * @returns undefined where the server does not send it; null while it has not, or cannot
 */
export function useTestOutput(
  target: Target,
  startedAt: number | undefined,
  onGone: () => void,
): ContainerOutput | null | undefined {
  const isRunning = startedAt !== undefined
  const { data } = useGetTestOutput(target, { enabled: isRunning, refetchInterval: lookEvery })
  const [last, setLast] = useState<{ startedAt: number; output: ContainerOutput }>()
  const output = data?.testOutput
  if (isRunning && output && data.testContainer?.startedAt === startedAt && last?.output !== output)
    setLast({ startedAt, output })
  const isGone = isRunning && data?.testContainer === null
  const handleGone = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) handleGone()
  }, [isGone])
  if (data && output === undefined) return undefined
  return !isRunning || last?.startedAt === startedAt ? (last?.output ?? null) : null
}
