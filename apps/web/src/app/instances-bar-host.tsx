import { Suspense, lazy, useState } from 'react'
import { useParams } from 'react-router'
import { loadWhenOnline } from '#shared/load-when-online.ts'
import { parseId } from '#shared/params.ts'
import { useUser } from '#shared/session/user.ts'
import { useIsMounted } from '#shared/use-is-mounted.ts'

const InstancesBar = lazy(() =>
  loadWhenOnline(() => import('#app/instances-bar.tsx')).then((module) => ({
    default: module.InstancesBar,
  })),
)

/** The instances of the game opened last since the page was loaded and the way to them, on every screen. */
export function InstancesBarHost() {
  const isSignedIn = useUser() !== null
  const opened = parseId(useParams().gameId)
  const [last, setLast] = useState(opened)
  if (opened !== undefined && opened !== last) setLast(opened)
  const isMounted = useIsMounted()
  if (!isSignedIn || !isMounted || last === undefined) return null
  return (
    <Suspense>
      <InstancesBar gameId={last} />
    </Suspense>
  )
}
