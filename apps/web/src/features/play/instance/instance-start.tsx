import { Button } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play, RotateCw } from 'lucide-react'
import * as styles from '#features/play/instance/instance-box.css.ts'
import { useRunning } from '#features/play/instance/use-known.ts'
import type { InstanceControl } from '#features/play/instance/use-instance.ts'
import { useSecondsUntil } from '#features/play/instance/use-seconds.ts'
import { useSpan } from '#features/play/instance/use-span.ts'
import { useFormat } from '#shared/format/format.ts'
import { usePlatform } from '#shared/platform/platform.ts'

type InstanceStartProps = { instance: InstanceControl; gameId: number; challengeId: number }

/** Where no instance runs: what starting one means, and the button. */
export function InstanceStart({ instance, gameId, challengeId }: InstanceStartProps) {
  const { t } = useLingui()
  const { defaultLifetime } = usePlatform()
  const lifetime = useSpan()(defaultLifetime)
  const coolFor = useSecondsUntil(instance.coolAt)
  const seconds = Math.max(0, -useSecondsUntil(instance.startedAt))
  return (
    <>
      <p className={styles.note}>
        <Trans>Not running. It lives for {lifetime} once started.</Trans>
      </p>
      <Others gameId={gameId} challengeId={challengeId} />
      <Button
        tone="primary"
        icon={instance.hasFailedToStart ? <RotateCw size={16} /> : <Play size={16} />}
        loading={instance.isStarting}
        disabledReason={
          coolFor > 0
            ? t`${plural(coolFor, { one: 'You can start it again in # second.', other: 'You can start it again in # seconds.' })}`
            : undefined
        }
        onClick={instance.start}
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

/** What a start may cost: the platform may stop the instance that runs longest to keep a team within its limit. */
function Others({ gameId, challengeId }: { gameId: number; challengeId: number }) {
  const format = useFormat()
  const others = useRunning(gameId).filter((running) => running.challengeId !== challengeId)
  if (others.length === 0) return null
  const names = format.list(others.map(({ title }) => title))
  return (
    <p className={styles.note}>
      <Trans>
        Your team also runs {names}. At its limit, starting this one may stop the oldest of them.
      </Trans>
    </p>
  )
}
