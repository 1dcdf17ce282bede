import { proxyLinks, useCreateTestContainer, useDestroyTestContainer } from '@halyard/query'
import { Button, Card, CopyField, DotLabel, FormError, Inline } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play, Square } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { containerFields } from '#features/organise/challenge/challenge-form.ts'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { TestOutput } from '#features/organise/challenge/test-instance/test-output.tsx'
import { useTestOutput } from '#features/organise/challenge/test-instance/use-test-output.ts'
import { useChallengeTexts } from '#features/organise/challenge/use-challenge-texts.ts'
import type { EditedChallenge } from '#features/organise/challenge/use-edited-challenge.tsx'
import { useFromNow } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { InstancesOff } from '#shared/platform/instances-off.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type TestInstanceCardProps = {
  gameId: number
  challenge: EditChallenge
  edit: EditedChallenge
  /** Reads the challenge again. */
  onExpired: () => void
}

/** An instance for the organisers alone, of the challenge as it is saved. */
export function TestInstanceCard({ gameId, challenge, edit, onExpired }: TestInstanceCardProps) {
  const { t } = useLingui()
  const { runsContainers } = usePlatform()
  const start = useCreateTestContainer()
  const stop = useDestroyTestContainer()
  const target = { gameId, challengeId: challenge.id }
  const running = challenge.testContainer
  const stopsAt = running?.expectStopAt ?? null
  const isExpired = useFromNow((nowMs) => stopsAt !== null && stopsAt <= nowMs)
  const handleExpired = useEffectEvent(onExpired)
  useEffect(() => {
    if (isExpired) handleExpired()
  }, [isExpired])
  const startedAt = isExpired ? undefined : running?.startedAt
  const output = useTestOutput(target, startedAt, onExpired)
  const isUnset = !challenge.containerImage || !challenge.exposePort
  const error = start.error ?? stop.error
  return (
    <Card role="group" aria-labelledby="test-instance-title">
      <div className={styles.cardHead}>
        <h2 id="test-instance-title" className={styles.cardTitle}>
          {running && !isExpired ? (
            <DotLabel tone="ok" isLive>
              <Trans>Test instance</Trans>
            </DotLabel>
          ) : (
            <Trans>Test instance</Trans>
          )}
        </h2>
        {running && !isExpired && <TimeLeft until={running.expectStopAt} hourDigits={1} />}
      </div>
      <div className={styles.cardBody}>
        {running ? (
          <>
            <CopyField
              isQuiet
              text={
                guid.test(running.entry)
                  ? proxyLinks.testInstance(running.entry, window.location.origin)
                  : running.entry
              }
              labels={{
                copy: t({ message: 'Copy', comment: 'Button: copies to the clipboard.' }),
                copied: t`Copied`,
              }}
            />
            <Inline justify="end">
              <Button
                size="sm"
                tone="danger"
                icon={<Square size={14} />}
                loading={stop.isPending}
                onClick={() => {
                  start.reset()
                  stop.mutate(target)
                }}
              >
                <Trans comment="Button: stops an instance.">Stop</Trans>
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <p className={styles.note}>
              {runsContainers === false ? (
                <InstancesOff />
              ) : (
                <Trans>
                  Runs for two hours, for organizers only. It does not count for any team.
                </Trans>
              )}
            </p>
            <Button
              size="sm"
              icon={<Play size={14} />}
              loading={start.isPending}
              disabledReason={
                runsContainers === false
                  ? t`This platform runs no instances.`
                  : isUnset
                    ? t`Save an image and a port first.`
                    : undefined
              }
              onClick={() => {
                stop.reset()
                start.mutate(target)
              }}
            >
              {start.isPending ? (
                <Trans comment="State of an instance.">Starting</Trans>
              ) : (
                <Trans>Start instance</Trans>
              )}
            </Button>
          </>
        )}
        <UnsavedNote edit={edit} />
        <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
        <TestOutput output={output} isRunning={startedAt !== undefined} />
      </div>
    </Card>
  )
}

/** What a test would not show yet. */
function UnsavedNote({ edit: { changed } }: Pick<TestInstanceCardProps, 'edit'>) {
  const texts = useChallengeTexts()
  const { list } = useFormat()
  const unsaved = containerFields.filter((name) => changed.includes(name))
  if (unsaved.length === 0) return null
  const names = list(unsaved.map((name) => texts[name].label))
  return (
    <p className={styles.note}>
      <Trans>The test uses the saved settings. Not saved yet: {names}.</Trans>
    </p>
  )
}
