import type { Game } from '@halyard/api'
import { useFromNow } from '#shared/clock/clock.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GamePhase, GameTimes } from '#shared/game/phase/phase.ts'
import { useHydrated } from '@halyard/ui/use-hydrated'
import { mayPlay, standingOf } from '#shared/game/standing/standing.ts'
import type { Standing } from '#shared/game/standing/standing.ts'
import { useIsSignedIn } from '#shared/session/user.ts'

/**
 * How much later than the clock this page turns over, in milliseconds: when a game starts, everybody's screen opens by itself,
 * and this spreads their first calls. Browsers are not asked to be unpredictable, so `Math.random` will do.
 */
const ownLateness = Math.random() * 2500

/** None on the server and while the page is hydrated: both have to show the same. */
const useLateness = () => (useHydrated() ? ownLateness : 0)

/** The phase of a game; renders again when it changes. */
export function usePhase(game: GameTimes): GamePhase {
  const lateness = useLateness()
  return useFromNow((nowMs) => phaseOf(game, nowMs - lateness))
}

/** The reader's standing in a game; renders again when it changes. */
export function useStanding(game: Game): Standing {
  // A game that was kept for its player says that somebody is.
  const isSignedIn = useIsSignedIn() ?? game.status !== 'Unsubmitted'
  const lateness = useLateness()
  return useFromNow((nowMs) => standingOf(game, isSignedIn, nowMs - lateness))
}

/** Whether the reader plays a game right now; not while it is unknown. */
export function useMayPlay(game: Game | undefined): boolean {
  const isSignedIn = useIsSignedIn() === true
  const lateness = useLateness()
  return useFromNow(
    (nowMs) => game !== undefined && mayPlay(standingOf(game, isSignedIn, nowMs - lateness)),
  )
}
