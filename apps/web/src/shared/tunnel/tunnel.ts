import { createTunnel, defaultOptions } from '@halyard/tunnel'
import type { Tunnel, TunnelNotice, TunnelStatus } from '@halyard/tunnel'
import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { readTunnelOptions, storeTunnelOptions } from '#shared/tunnel/tunnel-options.ts'
import type { StoredTunnelOptions } from '#shared/tunnel/tunnel-options.ts'
import { useTunnelUse } from '#shared/tunnel/tunnel-use.ts'

/** What the player has not been told yet. */
export const useTunnelNotices = create<{ notices: readonly TunnelNotice[] }>(() => ({
  notices: [],
}))

let made: Tunnel | undefined

/** The page's one tunnel. Making it requests nothing. */
export function tunnel(): Tunnel {
  made ??= createTunnel({
    options: { ...defaultOptions(), ...readTunnelOptions() },
    onNotice: (notice) =>
      useTunnelNotices.setState(({ notices }) => ({ notices: [...notices, notice] })),
  })
  return made
}

const subscribe = (listener: () => void) => tunnel().subscribe(listener)
const read = () => tunnel().getStatus()

/** What is known of the daemon on the player's computer. */
export const useTunnel = (): TunnelStatus => useSyncExternalStore(subscribe, read, read)

/** Connects because the player pressed for it. @param title of the platform, by which the daemon asks the player */
export async function connectTunnel(title: string): Promise<void> {
  useTunnelUse.setState({ isUsed: true })
  tunnel().disconnect()
  await tunnel().setOptions({ ...readTunnelOptions(), name: defaultOptions(title).name })
  await tunnel().connect()
}

/** Keeps what the player has set, and connects anew where a connection is. */
export async function setTunnelOptions(changes: Partial<StoredTunnelOptions>): Promise<void> {
  storeTunnelOptions(changes)
  await tunnel().setOptions(changes)
}

/** Closes the tunnel to an instance that is gone, if there is one. */
export function closeTunnelTo(remote: string): void {
  const entry = made?.getStatus().entries.find((open) => open.remote === remote)
  if (entry) void tunnel().close(entry.local)
}
