import { Suspense, lazy } from 'react'
import { InstancesTray } from '#features/play/instance/instances-tray.tsx'
import { loadWhenOnline } from '#shared/load-when-online.ts'
import { useTunnelUse } from '#shared/tunnel/tunnel-use.ts'

const TunnelBar = lazy(() =>
  loadWhenOnline(() => import('#features/tunnel/tunnel-bar.tsx')).then((module) => ({
    default: module.TunnelBar,
  })),
)

/** The state of the tunnel, from its first use on, and the running instances. */
export function InstancesBar({ gameId }: { gameId: number }) {
  const { isUsed } = useTunnelUse()
  return (
    <>
      {isUsed && (
        <Suspense>
          <TunnelBar />
        </Suspense>
      )}
      <InstancesTray gameId={gameId} />
    </>
  )
}
