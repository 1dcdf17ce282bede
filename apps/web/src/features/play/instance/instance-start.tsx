import type { Challenge } from '@halyard/api'
import { Button } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play, RotateCw } from 'lucide-react'
import * as styles from '#features/play/instance/instance-box.css.ts'
import { StartCost, useAskToDisplace, useStartCost } from '#features/play/instance/start-cost.tsx'
import type { InstanceControl } from '#features/play/instance/use-instance.ts'
import { useSecondsUntil } from '#features/play/instance/use-seconds.ts'
import { useSpan } from '#features/play/instance/use-span.ts'
import { usePlatform } from '#shared/platform/platform.ts'

type InstanceStartProps = { instance: InstanceControl; gameId: number; challenge: Challenge }

/** Where no instance runs: what starting one means, and the button. */
export function InstanceStart(props: InstanceStartProps) {
  const { runsContainers } = usePlatform()
  if (runsContainers !== false) return <Start {...props} />
  return (
    <p className={styles.note}>
      <Trans>
        This platform runs no instances. Ask the organizers how to reach this challenge.
      </Trans>
    </p>
  )
}

function Start({ instance, gameId, challenge }: InstanceStartProps) {
  const { t } = useLingui()
  const { defaultLifetime, portMapping } = usePlatform()
  const lifetime = useSpan()(defaultLifetime)
  const coolFor = useSecondsUntil(instance.coolAt)
  const cost = useStartCost(gameId, challenge)
  const ask = useAskToDisplace(instance.start)
  const seconds = Math.max(0, -useSecondsUntil(instance.startedAt))
  return (
    <>
      <p className={styles.note}>
        <Trans>Not running. Once started, it runs for {lifetime}.</Trans>
      </p>
      {portMapping === 'PlatformProxy' && (
        <p className={styles.note}>
          <Trans>
            You reach it through a small tunnel program on your computer, which one command starts.
          </Trans>
        </p>
      )}
      <StartCost cost={cost} />
      <Button
        tone="primary"
        icon={instance.hasFailedToStart ? <RotateCw size={16} /> : <Play size={16} />}
        loading={instance.isStarting}
        disabledReason={
          coolFor > 0
            ? t`${plural(coolFor, { one: 'You can start it again in # second.', other: 'You can start it again in # seconds.' })}`
            : undefined
        }
        onClick={() => (cost.kind === 'stops' ? ask(cost.titles) : instance.start())}
      >
        {instance.isStarting ? (
          <Trans>Starting, {seconds} s</Trans>
        ) : instance.hasFailedToStart ? (
          <Trans>Try again</Trans>
        ) : (
          <Trans>Start instance</Trans>
        )}
      </Button>
    </>
  )
}
