import { Button, Inline, Progress } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Square, TimerReset, Undo2 } from 'lucide-react'
import * as styles from '#features/play/instance/instance-box.css.ts'
import { lifeLeft } from '#shared/game/challenge/instance-model.ts'
import type { InstanceControl } from '#features/play/instance/use-instance.ts'
import { useSecondsUntil } from '#features/play/instance/use-seconds.ts'
import { useSpan } from '#features/play/instance/use-span.ts'
import { useNow } from '#shared/clock/clock.ts'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

type InstanceLifeProps = { closeTime: number; instance: InstanceControl }

/** How long an instance runs on, and what can be done about it. */
export function InstanceLife({ closeTime, instance }: InstanceLifeProps) {
  if (instance.stopsAt !== undefined) {
    return <Stopping stopsAt={instance.stopsAt} onUndo={instance.undoStop} />
  }
  if (instance.state === 'expired') {
    return (
      <p className={styles.note}>
        <Trans>The server is stopping it. Then you can start a new one.</Trans>
      </p>
    )
  }
  return <Running closeTime={closeTime} instance={instance} />
}

function Stopping({ stopsAt, onUndo }: { stopsAt: number; onUndo: () => void }) {
  const seconds = Math.max(0, useSecondsUntil(stopsAt))
  return (
    <div className={styles.time} role="status">
      <p className={styles.note}>
        <Trans>It stops for your whole team in {seconds} s; data stored in it is lost.</Trans>
      </p>
      <Button icon={<Undo2 size={16} />} onClick={onUndo}>
        <Trans comment="Button: takes the last step back.">Undo</Trans>
      </Button>
    </div>
  )
}

function Running({ closeTime, instance }: InstanceLifeProps) {
  const { t } = useLingui()
  const { defaultLifetime, extensionDuration, renewalWindow } = usePlatform()
  const nowMs = useNow()
  const span = useSpan()
  const coolFor = useSecondsUntil(instance.coolAt)
  const [end, gain] = [span(renewalWindow), span(extensionDuration)]
  const early = t`You can extend it in the last ${end}, by ${gain} each time.`
  return (
    <>
      <div className={styles.time}>
        <div>
          <p className={styles.label}>
            <Trans>Closes in</Trans>
          </p>
          <TimeLeft until={closeTime} size="lg" hourDigits={1} />
        </div>
        <Inline gap={2}>
          <Button
            icon={<TimerReset size={16} />}
            loading={instance.isExtending}
            disabledReason={instance.state === 'renewable' ? undefined : early}
            onClick={instance.extend}
          >
            <Trans comment="Button: gives an instance more time.">Extend</Trans>
          </Button>
          <Button
            tone="danger"
            icon={<Square size={16} />}
            loading={instance.isStopping}
            disabledReason={
              coolFor > 0
                ? t`${plural(coolFor, { one: 'You can stop it in # second.', other: 'You can stop it in # seconds.' })}`
                : undefined
            }
            onClick={instance.stop}
          >
            <Trans comment="Button: stops an instance.">Stop</Trans>
          </Button>
        </Inline>
      </div>
      <Progress
        value={lifeLeft(closeTime, nowMs, defaultLifetime)}
        markAt={renewalWindow / Math.max(defaultLifetime, 1)}
        tone={instance.state === 'renewable' ? 'warn' : 'accent'}
        label={t({ message: 'Time left', comment: 'How long an instance still runs.' })}
      />
      <p className={styles.note}>{early}</p>
    </>
  )
}
