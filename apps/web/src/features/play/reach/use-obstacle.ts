import { diagnose, lookAround } from '@halyard/tunnel'
import type { Obstacle, Surroundings } from '@halyard/tunnel'
import { useEffect, useState } from 'react'
import { useTunnel } from '#shared/tunnel/tunnel.ts'

/** What blocks the tunnel now. The browser's own permission is read again with each change. */
export function useObstacle(): Obstacle | undefined {
  const { phase, daemon, failure } = useTunnel()
  const [surroundings, setSurroundings] = useState<Surroundings>()
  useEffect(() => {
    if (phase === 'off' && !failure) return undefined
    let isCurrent = true
    void lookAround().then((found) => isCurrent && setSurroundings(found))
    return () => {
      isCurrent = false
    }
  }, [phase, failure])
  return surroundings && diagnose({ phase, daemon, failure }, surroundings)
}
