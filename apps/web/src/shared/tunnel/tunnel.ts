import { createTunnel, defaultOptions, lookAround } from '@halyard/tunnel'
import type { Tunnel, TunnelNotice, TunnelStatus } from '@halyard/tunnel'
import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { storedFlag } from '#shared/storage/stored-flag.ts'
import { readTunnelOptions, storeTunnelOptions } from '#shared/tunnel/tunnel-options.ts'
import type { StoredTunnelOptions } from '#shared/tunnel/tunnel-options.ts'
import { useTunnelUse } from '#shared/tunnel/tunnel-use.ts'

/** What the player has not seen yet. */
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
  const opened = made
  opened.subscribe(() => {
    if (opened.getStatus().daemon === 'Usable' && !wasApproved.isSet()) wasApproved.set(true)
  })
  return made
}

const subscribe = (listener: () => void) => tunnel().subscribe(listener)
const read = () => tunnel().getStatus()

/** What is known of the daemon on the player's computer. */
export const useTunnel = (): TunnelStatus => useSyncExternalStore(subscribe, read, read)

/** Whether the player has connected, and the daemon has let the page in: until they disconnect or log out. */
const wasApproved = storedFlag('halyard:tunnel', 'approved')

/** @param title of the platform, by which the daemon asks the player */
async function setUp(title: string): Promise<void> {
  useTunnelUse.setState({ isUsed: true })
  await tunnel().setOptions({ ...readTunnelOptions(), name: defaultOptions(title).name })
}

/** Connects because the player pressed for it. @param title of the platform */
export async function connectTunnel(title: string): Promise<void> {
  tunnel().disconnect()
  await setUp(title)
  await tunnel().connect()
}

/** Connects without a press where the player has connected before, if the daemon still lets the page in. @param title of the platform */
export async function reconnectTunnel(title: string): Promise<void> {
  if (!wasApproved.isSet() || tunnel().getStatus().phase !== 'off') return
  // A browser that would ask first is left alone.
  const { permission } = await lookAround()
  if (permission === 'prompt' || permission === 'denied') return
  await setUp(title)
  await tunnel().resume({ onlyApproved: true })
}

/** Disconnects because the player pressed for it: the next visit waits for a press again. */
export function disconnectTunnel(): void {
  wasApproved.set(false)
  tunnel().disconnect()
}

/** Keeps what the player has set, and reconnects where a connection is. */
export async function setTunnelOptions(changes: Partial<StoredTunnelOptions>): Promise<void> {
  storeTunnelOptions(changes)
  await tunnel().setOptions(changes)
}

/** Closes the tunnel to an instance that is gone, if there is one. */
export function closeTunnelTo(remote: string): void {
  const entry = made?.getStatus().entries.find((open) => open.remote === remote)
  if (entry) void tunnel().close(entry.local)
}
