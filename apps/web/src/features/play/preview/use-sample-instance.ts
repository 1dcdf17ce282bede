import type { Challenge } from '@halyard/api'
import { useState } from 'react'
import { instanceState } from '#shared/game/challenge/instance-model.ts'
import type { InstanceControl } from '#features/play/instance/use-instance.ts'
import { now, useFromNow } from '#shared/clock/clock.ts'
import { usePlatform } from '#shared/platform/platform.ts'

const minute = 60_000

/** An address that belongs to nobody. */
const entry = '203.0.113.7:31337'

/** An instance that only seems to run: to see what a team sees. @returns it, and the challenge that has it */
export function useSampleInstance(challenge: Challenge) {
  const { defaultLifetime, extensionDuration, renewalWindow } = usePlatform()
  const [closeTime, setCloseTime] = useState<number | null>(null)
  const context = {
    ...challenge.context,
    instanceEntry: closeTime === null ? null : entry,
    closeTime,
  }
  const state = useFromNow((nowMs) => instanceState(context, nowMs, renewalWindow))
  const instance: InstanceControl = {
    state,
    isStarting: false,
    startedAt: 0,
    hasFailedToStart: false,
    isExtending: false,
    isStopping: false,
    stopsAt: undefined,
    coolAt: 0,
    error: null,
    start: () => setCloseTime(now() + defaultLifetime * minute),
    extend: () => setCloseTime((closeTime ?? now()) + extensionDuration * minute),
    stop: () => setCloseTime(null),
    undoStop: () => {},
  }
  return { instance, challenge: { ...challenge, context } }
}
