import type { QueryClient } from '@tanstack/react-query'
import { onReach, reachState, watched } from '#shared/connection.ts'

/** Waits between two looks at a server that was gone, in milliseconds; the last one repeats. */
const waits = [3000, 5000, 10_000, 20_000, 30_000]
const lookAt = '/healthz'

/** While the server is gone looks whether it is back, and then reads again what is on screen. */
export function followReach(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let looks = 0

  const look = () => {
    timer = undefined
    looks += 1
    watched(fetch(lookAt, { cache: 'no-store' })).then(schedule, schedule)
  }
  const schedule = () => {
    if (timer !== undefined || reachState() === 'online' || reachState() === 'degraded') return
    timer = setTimeout(look, reachState() === 'recovering' ? 0 : waits[Math.min(looks, 4)])
  }
  onReach(() => {
    if (reachState() === 'recovering') void client.refetchQueries({ type: 'active' })
    if (reachState() === 'online') looks = 0
    clearTimeout(timer)
    timer = undefined
    schedule()
  })
  // The network may have gone, or come back, before this was there.
  schedule()
}
