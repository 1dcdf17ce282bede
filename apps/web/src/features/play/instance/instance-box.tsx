import type { Challenge } from '@halyard/api'
import { DotLabel, FormError } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { InstanceAddress } from '#features/play/reach/instance-address.tsx'
import * as styles from '#features/play/instance/instance-box.css.ts'
import { InstanceLife } from '#features/play/instance/instance-life.tsx'
import { InstanceStart } from '#features/play/instance/instance-start.tsx'
import { useInstance } from '#features/play/instance/use-instance.ts'
import type { InstanceControl } from '#features/play/instance/use-instance.ts'
import { useErrorText } from '#shared/errors/error-text.ts'

type InstanceBoxProps = { gameId: number; challenge: Challenge }

/** The team's own instance of a challenge: start, address, time left, extend, stop. */
export function InstanceBox({ gameId, challenge }: InstanceBoxProps) {
  return <InstanceView {...{ gameId, challenge }} instance={useInstance(gameId, challenge)} />
}

type InstanceViewProps = InstanceBoxProps & { instance: InstanceControl }

/** An instance and what can be done to it. */
export function InstanceView({ gameId, challenge, instance }: InstanceViewProps) {
  const errorText = useErrorText()
  const { instanceEntry, closeTime, startedBy } = challenge.context
  return (
    <>
      <div className={styles.head}>
        <h3>
          <Trans>Instance</Trans>
        </h3>
        <StateLabel instance={instance} />
      </div>
      {instance.state === 'none' || !instanceEntry ? (
        <InstanceStart instance={instance} gameId={gameId} challenge={challenge} />
      ) : (
        <>
          <InstanceAddress entry={instanceEntry} challenge={challenge} />
          {closeTime !== null && <InstanceLife closeTime={closeTime} instance={instance} />}
          {startedBy && (
            <p className={styles.note}>
              <Trans>
                Started by <bdi>{startedBy}</bdi>
              </Trans>
            </p>
          )}
        </>
      )}
      <FormError>{instance.error ? errorText(instance.error) : undefined}</FormError>
    </>
  )
}

function StateLabel({ instance }: { instance: InstanceControl }) {
  if (instance.isStarting) {
    return (
      <DotLabel tone="warn">
        <Trans comment="State of an instance.">Starting</Trans>
      </DotLabel>
    )
  }
  if (instance.state === 'none') {
    if (!instance.hasFailedToStart) return null
    return (
      <DotLabel tone="bad">
        <Trans>Did not start</Trans>
      </DotLabel>
    )
  }
  if (instance.stopsAt !== undefined || instance.isStopping) {
    return (
      <DotLabel tone="warn">
        <Trans comment="State of an instance.">Stopping</Trans>
      </DotLabel>
    )
  }
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
