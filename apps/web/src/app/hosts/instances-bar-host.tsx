import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useGameOfInstances } from '#features/play/instance/kept-instances.ts'
import { afterFirstPaint } from '#shared/first-paint.ts'
import { backgroundPart } from '#shared/lazy-part.ts'
import { parseId } from '#shared/params.ts'
import { useUser } from '#shared/session/user.ts'
import { useIsMounted } from '#shared/use-is-mounted.ts'

const InstancesBar = backgroundPart('InstancesBar', async () => {
  await afterFirstPaint
  return import('#app/hosts/instances-bar.tsx')
})

/** The instances of the game opened last, also before a reload if some ran, and the way to them, on every screen. */
export function InstancesBarHost() {
  const isSignedIn = useUser() !== null
  const opened = parseId(useParams().gameId)
  const [last, setLast] = useState(opened)
  const kept = useGameOfInstances()
  const gameId = last ?? kept
  if (opened !== undefined && opened !== last) setLast(opened)
  const isMounted = useIsMounted()
  if (!isSignedIn || !isMounted || gameId === undefined) return null
  return (
    <Suspense>
      <InstancesBar gameId={gameId} />
    </Suspense>
  )
}
