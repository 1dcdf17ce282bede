import { onReach, reachState } from '#shared/connection.ts'
import { firstScreenStands } from '#shared/first-screen.ts'
import { late } from '#shared/late.ts'
import { keptAnswersAreWanted } from '#shared/ready.ts'
import type { Router } from '#shared/router.ts'

/**
 * Loads what runs beside the screens (app/background.ts): after the first of them, which needs the whole connection for itself, or
 * when the server cannot be reached and the screen waits for what the last visit kept.
 */
export function startBesides(router: Router): void {
  const stops: (() => void)[] = []
  let isStarted = false
  const start = () => {
    for (const stop of stops) stop()
    if (isStarted) return
    isStarted = true
    firstScreenStands()
    void late(() => import('#app/background.ts'))
      .then(({ startBackground }) => startBackground(router))
      .catch(() => {})
  }
  const onRouter = () => {
    if (!router.state.isLoading) whenIdle(start)
  }
  stops.push(router.subscribe(onRouter), onReach(start))
  if (reachState() !== 'online') start()
  void keptAnswersAreWanted.then(start)
}

/** Browsers that cannot tell when they are idle get the time that drawing takes on a slow machine. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: slowestMs })
    : setTimeout(work, slowestMs / 4)
const slowestMs = 2000
