import { listenToHub } from '@halyard/api'
import type { HubListeners } from '@halyard/api'
import { expect, onTestFinished, vi } from 'vitest'

export type Hub = 'user' | 'monitor' | 'admin'

/** The client's own listener at a server; resolves once it is connected and ends with the test. Call it in a test only. */
export async function listenAt<Name extends Hub>(
  origin: string,
  hub: Name,
  on: HubListeners<Name>,
  { gameId, cookie }: { gameId?: number; cookie?: string } = {},
) {
  const states: string[] = []
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) }
  const close = listenToHub({
    origin,
    hub,
    on,
    ...(gameId !== undefined && { gameId }),
    onState: (state) => states.push(state),
    headers,
  })
  onTestFinished(close)
  await vi.waitFor(() => expect(states).toContain('connected'), { timeout: 15_000 })
  return { states, close }
}
