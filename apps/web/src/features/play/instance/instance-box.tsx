import type { Challenge } from '@halyard/api'
import { Button, CopyButton, DotLabel, FormError, Inline, Progress } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play, Square, TimerReset } from 'lucide-react'
import * as styles from '#features/play/instance/instance-box.css.ts'
import { instanceAddress, lifeLeft } from '#features/play/instance/instance-model.ts'
import { useInstance } from '#features/play/instance/use-instance.ts'
import { useNow } from '#shared/clock/clock.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { TimeLeft } from '#shared/game/game-clock.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

/** Minutes in words, as hours where they are whole ones. */
function useSpan() {
  const { t } = useLingui()
  return (minutes: number): string => {
    const hours = minutes / 60
    return Number.isInteger(hours)
      ? t`${plural(hours, { one: '# hour', other: '# hours' })}`
      : t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
  }
}

type InstanceBoxProps = { gameId: number; challenge: Challenge }

/** The team's own instance of a challenge: start, address, time left, extend, stop. */
export function InstanceBox({ gameId, challenge }: InstanceBoxProps) {
  const errorText = useErrorText()
  const instance = useInstance(gameId, challenge)
  const { instanceEntry, closeTime } = challenge.context
  return (
    <>
      <div className={styles.head}>
        <h3>
          <Trans>Instance</Trans>
        </h3>
        <StateLabel instance={instance} />
      </div>
      {instance.state === 'none' || !instanceEntry ? (
        <Start instance={instance} />
      ) : (
        <>
          <Address entry={instanceEntry} />
          {closeTime !== null && <Life closeTime={closeTime} instance={instance} />}
        </>
      )}
      <FormError>{instance.error ? errorText(instance.error) : undefined}</FormError>
    </>
  )
}

type PartProps = { instance: ReturnType<typeof useInstance> }

function StateLabel({ instance }: PartProps) {
  if (instance.isStarting) {
    return (
      <DotLabel tone="warn">
        <Trans>Starting</Trans>
      </DotLabel>
    )
  }
  if (instance.state === 'none') return null
  if (instance.state === 'expired') {
    return (
      <DotLabel tone="warn">
        <Trans>Time is up</Trans>
      </DotLabel>
    )
  }
  return (
    <DotLabel tone="ok" isLive>
      <Trans>Running</Trans>
    </DotLabel>
  )
}

function Start({ instance }: PartProps) {
  const { defaultLifetime } = usePlatform()
  const lifetime = useSpan()(defaultLifetime)
  return (
    <>
      <p className={styles.note}>
        <Trans>Not running. It lives for {lifetime} once started.</Trans>
      </p>
      <Button
        tone="primary"
        icon={<Play size={16} />}
        loading={instance.isStarting}
        onClick={instance.start}
      >
        {instance.isStarting ? <Trans>Starting…</Trans> : <Trans>Start instance</Trans>}
      </Button>
    </>
  )
}

function Address({ entry }: { entry: string }) {
  const { t } = useLingui()
  const { text, isProxied } = instanceAddress(entry, window.location.origin)
  return (
    <>
      <div className={styles.address}>
        <code className={styles.entry}>{text}</code>
        <CopyButton text={text} tone="primary" words={{ copy: t`Copy`, copied: t`Copied` }} />
      </div>
      {isProxied && (
        <p className={styles.note}>
          <Trans>
            This is a WebSocket that carries the plain connection: reach it with a tunnel client.
          </Trans>
        </p>
      )}
    </>
  )
}

function Life({ closeTime, instance }: PartProps & { closeTime: number }) {
  const { t } = useLingui()
  const { defaultLifetime, extensionDuration, renewalWindow } = usePlatform()
  const nowMs = useNow()
  const span = useSpan()
  const [end, gain] = [span(renewalWindow), span(extensionDuration)]
  const early = t`You can extend it in the last ${end}, by ${gain} each time.`
  if (instance.state === 'expired') {
    return (
      <p className={styles.note}>
        <Trans>The server takes it down in a moment. Then you can start a new one.</Trans>
      </p>
    )
  }
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
            <Trans>Extend</Trans>
          </Button>
          <Button tone="danger" icon={<Square size={16} />} onClick={instance.askToStop}>
            <Trans>Stop</Trans>
          </Button>
        </Inline>
      </div>
      <Progress
        value={lifeLeft(closeTime, nowMs, defaultLifetime)}
        markAt={renewalWindow / Math.max(defaultLifetime, 1)}
        tone={instance.state === 'renewable' ? 'warn' : 'accent'}
        label={t`Time left`}
      />
      <p className={styles.note}>{early}</p>
    </>
  )
}
