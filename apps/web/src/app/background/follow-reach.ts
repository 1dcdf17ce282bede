import { infoQueries } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import { onReach, reachState, watched } from '#shared/session/connection.ts'

/** Waits between two looks at a server that was gone, in milliseconds; the last one repeats. */
const waits = [3000, 5000, 10_000, 20_000, 30_000]

/** While the server is gone looks whether it is back, and then reads again what is on screen. */
export function followReach(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let looks = 0

  /** The probe of ours; other servers of the contract have another, or none. */
  const probe = () => {
    const config = client.getQueryData(infoQueries.config().queryKey)
    return config?.extensions ? '/healthz' : '/api/config'
  }
  const look = () => {
    timer = undefined
    looks += 1
    watched(fetch(probe(), { cache: 'no-store' })).then(schedule, schedule)
  }
  const schedule = () => {
    if (timer === undefined && reachState() === 'offline')
      timer = setTimeout(look, waits[Math.min(looks, 4)])
  }
  /** The first of these that is answered ends the recovery; where there is nothing to read a look does. */
  const readAgain = async () => {
    await client.refetchQueries({ type: 'active' })
    if (reachState() === 'recovering') look()
  }
  const follow = () => {
    if (reachState() === 'recovering') void readAgain()
    if (reachState() === 'online') looks = 0
    clearTimeout(timer)
    timer = undefined
    schedule()
  }
  onReach(follow)
  // The network may have gone, or come back, before this was there.
  follow()
}
