import { Suspense, lazy } from 'react'
import { loadWhenOnline } from '#shared/load-when-online.ts'
import { useTunnelUse } from '#shared/tunnel/tunnel-use.ts'

const TunnelBar = lazy(() =>
  loadWhenOnline(() => import('#features/tunnel/tunnel-bar.tsx')).then((module) => ({
    default: module.TunnelBar,
  })),
)

/** The state of the tunnel in the site's bar, from its first use on. */
export function TunnelHost() {
  const { isUsed } = useTunnelUse()
  if (!isUsed) return null
  return (
    <Suspense>
      <TunnelBar />
    </Suspense>
  )
}
