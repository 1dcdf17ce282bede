import { useEffect } from 'react'
import type { RunningInstance } from '#features/play/instance/running-instance.ts'
import { instanceAddress } from '#shared/game/challenge/instance-model.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { reconnectTunnel } from '#shared/tunnel/tunnel.ts'

/** Connects an approved tunnel by itself while there is an instance to reach: after a reload, and when the page is looked at again. */
export function useReconnect(running: readonly RunningInstance[]): void {
  const { title } = usePlatform()
  const isNeeded = running.some(({ entry }) => instanceAddress(entry, '').isProxied)
  useEffect(() => {
    if (!isNeeded) return undefined
    const reconnect = () => {
      if (document.visibilityState === 'visible') void reconnectTunnel(title)
    }
    reconnect()
    document.addEventListener('visibilitychange', reconnect)
    return () => document.removeEventListener('visibilitychange', reconnect)
  }, [isNeeded, title])
}
