import type { DataRouter } from 'react-router'
import { onReach, reachState } from '#shared/session/connection.ts'
import { reportFirstPaint } from '#shared/first-paint.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'
import { restoreIsNeeded } from '#shared/restored-query.ts'

/**
 * Loads the code of background work (app/background/background.ts): after the first screen, which needs the whole connection for itself, or at
 * once when the server cannot be reached and the screen waits for the queries persisted by the last visit.
 */
export function startBackgroundWork(router: DataRouter): void {
  const stops: (() => void)[] = []
  let isStarted = false
  const start = () => {
    for (const stop of stops) stop()
    if (isStarted) return
    isStarted = true
    reportFirstPaint()
    void loadWhenOnline(() => import('#app/background/background.ts'))
      .then(({ startBackground }) => startBackground(router))
      .catch(() => {})
  }
  const onRouter = () => {
    if (router.state.initialized && router.state.navigation.state === 'idle') whenIdle(start)
  }
  stops.push(router.subscribe(onRouter), onReach(start))
  // A page that was rendered on the server is ready at once.
  onRouter()
  if (reachState() !== 'online') start()
  void restoreIsNeeded.then(start)
}

/** For browsers without idle callbacks: the time that the first render takes on a slow machine. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: slowestMs })
    : setTimeout(work, slowestMs / 4)
const slowestMs = 2000
