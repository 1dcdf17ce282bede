import { useEffect, useState } from 'react'
import type { Blood } from '#features/scoreboard/projector/bloods.ts'

/** How long the wall celebrates. Milliseconds. */
const shownMs = 9000

const keyOf = ({ challengeId, kind, teamId }: Blood) => `${challengeId} ${kind} ${teamId}`

/** The newest first blood that came while the wall was up, for some seconds; those of before are not celebrated. */
export function useCelebration(bloods: readonly Blood[]): Blood | undefined {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(bloods.map(keyOf)))
  const [shown, setShown] = useState<Blood>()
  const fresh = bloods.filter((blood) => !known.has(keyOf(blood)))
  if (fresh.length > 0) {
    setKnown(new Set(bloods.map(keyOf)))
    setShown(fresh.find(({ kind }) => kind === 'first') ?? shown)
  }
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setShown(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}
