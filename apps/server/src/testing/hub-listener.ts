import { listenToHub } from '@halyard/api'
import type { HubListeners } from '@halyard/api'
import { afterEach, expect, vi } from 'vitest'

export type Hub = 'user' | 'monitor' | 'admin'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** The client's own listener at a server; resolves once it is connected and ends with the test. */
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
  open.push(close)
  await vi.waitFor(() => expect(states).toContain('connected'), { timeout: 15_000 })
  return { states, close }
}
