import { listenToHub } from '@halyard/api'
import type { HubState } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { adminLive } from '#admin/logs/live.ts'
import { adminKeys } from '#admin/keys.ts'

type WatchOptions = {
  client: QueryClient
  onState: (state: HubState) => void
  /** The page's own by default. */
  origin?: string
}

/**
 * Receives lines of the platform log as they are written. After every loss the lists are read again. Without a hub polling continues.
 *
 * @returns how to stop
 */
export const watchLog = ({ client, onState, origin }: WatchOptions): (() => void) =>
  listenToHub({
    origin: origin ?? window.location.origin,
    hub: 'admin',
    on: adminLive(client),
    onState(state) {
      if (state === 'connected') void client.invalidateQueries({ queryKey: adminKeys.logs() })
      onState(state)
    },
  })
