import type { Challenge } from '@halyard/api'
import { useCreateContainer, useDeleteContainer, useExtendContainer } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { instanceState } from '#features/play/instance/instance-model.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { usePlatform } from '#shared/platform/platform.ts'

/** An instance of the own team: its state by the server's clock, and what can be done to it. */
export function useInstance(gameId: number, challenge: Challenge) {
  const { t } = useLingui()
  const { renewalWindow } = usePlatform()
  const start = useCreateContainer()
  const extend = useExtendContainer()
  const stop = useDeleteContainer()
  const target = { gameId, challengeId: challenge.id }
  const state = useFromNow((nowMs) => instanceState(challenge.context, nowMs, renewalWindow))
  const reset = () => {
    for (const mutation of [start, extend, stop]) mutation.reset()
  }
  return {
    state,
    isStarting: start.isPending,
    isExtending: extend.isPending,
    error: start.error ?? extend.error ?? stop.error,
    start: () => {
      reset()
      start.mutate(target)
    },
    extend: () => {
      reset()
      extend.mutate(target)
    },
    askToStop: () =>
      confirm({
        title: t`Stop the instance of ${challenge.title}?`,
        body: t`It stops for your whole team, and what is stored in it is lost.`,
        action: t`Stop instance`,
        tone: 'danger',
        run: () => stop.mutateAsync(target),
      }),
  }
}
