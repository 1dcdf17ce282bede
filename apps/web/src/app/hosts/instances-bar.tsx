import { useGetGame } from '@halyard/query'
import { systemOf } from '@halyard/tunnel'
import { Suspense } from 'react'
import { InstancesTray } from '#features/play/instance/instances-tray.tsx'
import { useMayPlay } from '#shared/game/standing/use-standing.ts'
import { backgroundPart } from '#shared/lazy-part.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { useTunnelUse } from '#shared/tunnel/tunnel-use.ts'

const TunnelBar = backgroundPart('TunnelBar', () => import('#features/tunnel/tunnel-bar.tsx'))

/** The running instances, and the tunnel where they are reached through one. */
export function InstancesBar({ gameId }: { gameId: number }) {
  const { isUsed } = useTunnelUse()
  const isNeeded = useIsTunnelNeeded(gameId)
  return (
    <>
      <InstancesTray gameId={gameId} />
      {(isUsed || isNeeded) && (
        <Suspense>
          <TunnelBar />
        </Suspense>
      )}
    </>
  )
}

/** Whether a player of the game may want a tunnel on this device. */
function useIsTunnelNeeded(gameId: number): boolean {
  const { portMapping, runsContainers } = usePlatform()
  const isProxied = portMapping === 'PlatformProxy' && runsContainers !== false
  const { data: game } = useGetGame(gameId, { enabled: isProxied, refetchInterval: false })
  const mayPlay = useMayPlay(game)
  return isProxied && mayPlay && systemOf(navigator.userAgent) !== 'mobile'
}
