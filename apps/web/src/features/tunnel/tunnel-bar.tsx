import { TunnelIndicator } from '@halyard/ui'
import type { DaemonState } from '@halyard/tunnel'
import type { TunnelState } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { TunnelPanel } from '#features/tunnel/tunnel-panel.tsx'
import { useTunnelToasts } from '#features/tunnel/use-tunnel-toasts.ts'
import { useTunnelUse } from '#shared/tunnel/tunnel-use.ts'
import { useTunnel } from '#shared/tunnel/tunnel.ts'

const states = {
  Usable: 'usable',
  Pending: 'pending',
  Invalid: 'invalid',
} as const satisfies Record<DaemonState, TunnelState>

/** The state of the tunnel with a menu of its settings; shows its failures. */
export function TunnelBar() {
  const { t } = useLingui()
  const { daemon, failure } = useTunnel()
  const { isUsed } = useTunnelUse()
  const isUnused = daemon === 'Invalid' && (!isUsed || !failure)
  useTunnelToasts()
  return (
    <TunnelIndicator
      state={isUnused ? 'unused' : states[daemon]}
      label={t({
        message: 'Tunnel',
        comment: 'A connection from this computer into the network of the challenges.',
      })}
      panel={<TunnelPanel />}
    >
      {(daemon === 'Usable' || isUnused) && <Trans>Tunnel</Trans>}
      {daemon === 'Pending' && <Trans>Waiting for your approval</Trans>}
      {daemon === 'Invalid' && !isUnused && <Trans>Tunnel offline</Trans>}
    </TunnelIndicator>
  )
}
