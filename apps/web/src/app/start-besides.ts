import { onReach } from '#shared/connection.ts'
import { late } from '#shared/late.ts'
import type { Router } from '#shared/router.ts'

/**
 * Loads what runs beside the screens (app/background.ts): after the first of them, which needs the whole connection for itself, or
 * when the server cannot be reached and the screen waits for what the last visit kept.
 */
export function startBesides(router: Router): void {
  const stops: (() => void)[] = []
  const start = () => {
    for (const stop of stops) stop()
    void late(() => import('#app/background.ts'))
      .then(({ startBackground }) => startBackground(router))
      .catch(() => {})
  }
  const onRouter = () => {
    if (!router.state.isLoading) start()
  }
  stops.push(router.subscribe(onRouter), onReach(start))
}
