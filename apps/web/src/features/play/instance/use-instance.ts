import { hasStatus } from '@halyard/api'
import type { Challenge } from '@halyard/api'
import {
  useCreateContainer,
  useDeleteContainer,
  useExtendContainer,
  useGetChallenge,
} from '@halyard/query'
import { useState } from 'react'
import { instanceAddress, instanceState } from '#shared/game/challenge/instance-model.ts'
import { stopSoon, undoStop, usePendingStop } from '#features/play/instance/pending-stops.ts'
import { browserNow, useFromNow } from '#shared/clock/clock.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { closeTunnelTo } from '#shared/tunnel/tunnel.ts'

/** Milliseconds between two starts or stops of one instance, as the server has it. */
const coolDownMs = 10_000

/** How often to look, in milliseconds: a team-mate may start, extend or stop it, and no message announces it. */
const lookEvery = 15_000

/** An instance of the own team: its state by the server's clock, and what can be done to it. */
export function useInstance(gameId: number, challenge: Challenge) {
  const { renewalWindow } = usePlatform()
  const { id: challengeId, context } = challenge
  useGetChallenge(gameId, challengeId, { refetchInterval: lookEvery })
  const [changedAt, setChangedAt] = useState(-Infinity)
  const [startedAt, setStartedAt] = useState(0)
  const { instanceEntry } = context
  const cool = () => setChangedAt(browserNow())
  const start = useCreateContainer({ onSuccess: cool })
  const extend = useExtendContainer()
  // Not a callback of the call, which ends with the box: the stop comes seconds after the press.
  const stop = useDeleteContainer({
    onSuccess: () => {
      cool()
      if (instanceEntry) closeTunnelTo(instanceAddress(instanceEntry, window.location.origin).text)
    },
  })
  const target = { gameId, challengeId }
  const state = useFromNow((nowMs) => instanceState(context, nowMs, renewalWindow))
  const stopsAt = usePendingStop(challengeId)
  const reset = () => {
    for (const mutation of [start, extend, stop]) mutation.reset()
  }
  return {
    state,
    isStarting: start.isPending,
    /** When the pending start was asked for, by the browser's clock. */
    startedAt,
    hasFailedToStart: start.isError && !hasStatus(start.error, 429),
    isExtending: extend.isPending,
    isStopping: stop.isPending,
    /** When it will be stopped unless that is undone, by the browser's clock. */
    stopsAt,
    /** Until when the server takes neither a start nor a stop, by the browser's clock. */
    coolAt: changedAt + coolDownMs,
    error: start.error ?? extend.error ?? stop.error,
    start: () => {
      reset()
      setStartedAt(browserNow())
      start.mutate(target)
    },
    extend: () => {
      reset()
      extend.mutate(target)
    },
    stop: () => {
      reset()
      stopSoon(challengeId, () => stop.mutate(target))
    },
    undoStop: () => undoStop(challengeId),
  }
}

export type InstanceControl = ReturnType<typeof useInstance>
