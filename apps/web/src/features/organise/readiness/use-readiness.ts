import type { GameSettings } from '@halyard/api'
import {
  knownDetails,
  useGetGame,
  useListDivisions,
  useListEditChallenges,
  useReadDetails,
} from '@halyard/query'
import type { KnownDetails } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { checkChallenge, checkGame, isUntried } from '#features/organise/readiness/checks.ts'
import type {
  ChallengeCheck,
  ChallengeLine,
  GameCheck,
} from '#features/organise/readiness/checks.ts'
import { rememberTried, useTried } from '#features/organise/readiness/tried-store.ts'
import { useSchedule } from '#features/organise/schedule/use-schedule.ts'
import { useCurrentMinute } from '#shared/clock/clock.ts'

const none: readonly ChallengeLine[] = []

/** What is known of the challenges of a game beyond their list; what is missing is read while this is shown. */
function useKnownDetails(gameId: number, lines: readonly ChallengeLine[]): KnownDetails {
  'use memo'
  const client = useQueryClient()
  const store = useMemo(() => knownDetails(client, gameId), [client, gameId])
  const known = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const isAllKnown = lines.every(({ id }) => known.get(id)?.isStale === false)
  useReadDetails(gameId, { enabled: !isAllKnown })
  return known
}

/** What was found of each challenge; no entry while its details are not known. */
export type ChallengeChecks = ReadonlyMap<number, readonly ChallengeCheck[]>

export type Readiness = {
  /** Undefined while the challenges are not known. */
  gameChecks: readonly GameCheck[] | undefined
  lines: readonly ChallengeLine[]
  checks: ChallengeChecks
  /** Enabled challenges whose instances nobody has started yet. */
  untried: readonly ChallengeLine[]
}

/** What a game lacks before it can be played as intended. */
export function useReadiness(game: GameSettings): Readiness {
  'use memo'
  const { data: challenges } = useListEditChallenges(game.id)
  const { data: divisions } = useListDivisions(game.id)
  const { data: shown } = useGetGame(game.id, { refetchInterval: false })
  const schedule = useSchedule(game.id)
  const nowMs = useCurrentMinute()
  const lines = challenges ?? none
  const known = useKnownDetails(game.id, lines)
  const { isTried } = useTried(game.id)
  useEffect(() => {
    for (const { details } of known.values())
      if (details?.testContainer) rememberTried(game.id, details)
  }, [game.id, known])
  const teamCount = shown?.teamCount
  const checks = new Map(
    lines.flatMap((line) => {
      const details = known.get(line.id)?.details
      return details ? [[line.id, checkChallenge({ line, details, game, teamCount })] as const] : []
    }),
  )
  return {
    gameChecks: challenges && checkGame({ game, challenges, divisions, schedule, nowMs }),
    lines,
    checks,
    untried: lines.filter(({ id, isEnabled }) => {
      const details = known.get(id)?.details
      return isEnabled && details !== undefined && isUntried(details) && !isTried(details)
    }),
  }
}
