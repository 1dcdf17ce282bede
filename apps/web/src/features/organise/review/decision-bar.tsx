import { ApiError } from '@halyard/api'
import { Button, Callout, Kbd, Progress, Stack } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { inState, lastPress } from '#features/organise/review/decisions.ts'
import type { Decision, Failure } from '#features/organise/review/decisions.ts'
import type { ReviewActions } from '#features/organise/review/use-review-queue.ts'
import { statusLook } from '#shared/game/challenge/status-look.ts'
import { browserNow, useFromNow } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useShortcuts } from '#shared/preferences/shortcuts.ts'
import * as styles from './review.css.ts'

/** Failures that are listed; the others are counted. */
const listedFailures = 20

/** What was decided and how far it got: undo, progress, and what failed. */
export function DecisionBar({ queue }: { queue: ReviewActions }) {
  const { decisions } = queue
  const failed = inState(decisions, 'failed')
  const isBusy = failed.length < decisions.length
  if (decisions.length === 0) return null
  return (
    <Stack gap={2}>
      {isBusy && <Sending queue={queue} />}
      {failed.length > 0 && <Failed queue={queue} failed={failed} />}
    </Stack>
  )
}

function Sending({ queue }: { queue: ReviewActions }) {
  const { t } = useLingui()
  const [hasKeys] = useShortcuts()
  const { decisions, stoppedBy } = queue
  const waitingCount = inState(decisions, 'waiting').length
  const press = lastPress(decisions)
  const count = decisions.length - inState(decisions, 'failed').length
  const sent = inState(decisions, 'sent').length
  return (
    <div className={styles.sending}>
      <p role="status" className={styles.lastPress}>
        <LastPress press={press} />
      </p>
      {count > 1 && <Progress value={sent / count} label={t`Decisions sent`} />}
      <p className={styles.pace} aria-live="off">
        {stoppedBy ? (
          <ErrorMessage error={errorOf(stoppedBy)} />
        ) : (
          <Pace queue={queue} sent={sent} count={count} />
        )}
      </p>
      <div className={styles.sendingActions}>
        {press.length > 0 && (
          <Button
            size="sm"
            icon={<Undo2 size={16} />}
            onClick={queue.undo}
            aria-keyshortcuts={hasKeys ? 'u' : undefined}
            trailing={
              hasKeys && (
                <span aria-hidden>
                  <Kbd>U</Kbd>
                </span>
              )
            }
          >
            <Trans>Undo</Trans>
          </Button>
        )}
        {waitingCount > press.length && (
          <Button size="sm" tone="ghost" onClick={queue.cancel}>
            {t`Cancel all ${waitingCount}`}
          </Button>
        )}
        {stoppedBy && (
          <Button size="sm" tone="primary" onClick={queue.resume}>
            <Trans>Try now</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** What the last press decided: about one team by its name, about several by their number. */
function LastPress({ press }: { press: readonly Decision[] }) {
  const { t, i18n } = useLingui()
  const [first] = press
  if (!first) return <Trans>The last decisions are being sent.</Trans>
  const { teamName } = first
  const who =
    press.length === 1 ? teamName : t`${plural(press.length, { one: '# team', other: '# teams' })}`
  const what = first.status ? i18n._(statusLook[first.status][1]) : t`other division`
  return (
    <Trans comment="A team, or a number of teams, and what it becomes.">
      {who}: {what}
    </Trans>
  )
}

type PaceProps = { queue: ReviewActions; sent: number; count: number }

function Pace({ queue, sent, count }: PaceProps) {
  const { decisions, pausedUntilMs = 0 } = queue
  const firstDueMs = Math.min(...inState(decisions, 'waiting').map(({ dueMs }) => dueMs))
  const seconds = useFromNow(() => Math.max(0, Math.ceil((pausedUntilMs - browserNow()) / 1000)))
  const untilSent = useFromNow(() => Math.ceil((firstDueMs - browserNow()) / 1000))
  if (seconds > 0)
    return (
      <Trans>The server is limiting requests. Continuing in {seconds} s; nothing is lost.</Trans>
    )
  if (sent === 0 && Number.isFinite(untilSent) && untilSent > 0)
    return <Trans>Sent in {untilSent} s; until then it can be undone.</Trans>
  return (
    <Trans>
      {sent} of {count} sent. You can keep working.
    </Trans>
  )
}

function Failed({ queue, failed }: { queue: ReviewActions; failed: readonly Decision[] }) {
  const { t } = useLingui()
  const more = failed.length - listedFailures
  return (
    <Callout
      tone="bad"
      role="alert"
      title={t`${plural(failed.length, {
        one: '# decision could not be saved',
        other: '# decisions could not be saved',
      })}`}
    >
      <ul className={styles.doubts}>
        {failed
          .slice(0, listedFailures)
          .map(({ participationId, decidedAtMs, teamName, failure }) => (
            <li key={`${participationId} ${decidedAtMs}`}>
              <bdi>{teamName}</bdi>: <ErrorMessage error={failure && errorOf(failure)} />
            </li>
          ))}
        {more > 0 && (
          <li>
            <Trans>and {more} more</Trans>
          </li>
        )}
      </ul>
      <div className={styles.sendingActions}>
        <Button size="sm" onClick={queue.retry}>
          <Trans>Try again</Trans>
        </Button>
        <Button size="sm" tone="ghost" onClick={queue.dismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </Callout>
  )
}

/** A failure that was stored, as it was. */
const errorOf = (failure: Failure) => new ApiError(failure)
